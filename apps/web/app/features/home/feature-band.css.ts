import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** A small picture beside the words, the tiles below both. */
const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: vars.space.x2,
  alignItems: "center",
  alignContent: "start",
  marginTop: vars.space.x6,
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  "@media": { [media.desktop]: { padding: vars.space.x3 } },
});
globalStyle(`${band} > :is(ul, div:not(:has(+ picture)))`, { gridColumn: "1 / -1" });
export const tone = styleVariants({
  plain: [band, { background: vars.color.card, boxShadow: `inset 0 0 0 1px ${vars.color.line}` }],
  leaf: [band, { background: vars.color.leafTint }],
  marigold: [band, { background: vars.color.marigoldTint }],
  sky: [band, { background: vars.color.skyTint }],
});
/**
 * Its shape is known before it has loaded. What it shows stands in the middle three quarters of its height: a flatter crop
 * would cut the packs' labels.
 */
export const picture = style({
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
});
export const title = style({ fontSize: `clamp(${vars.size.large}, 1rem + 1.4vw, ${vars.size.title})` });
export const description = style({ marginTop: vars.space.half, color: vars.color.inkSoft, maxWidth: "56ch" });

const tiles = style({ display: "grid", gap: vars.space.x2 });
const columns = (phone: number, wide: number) =>
  style([
    tiles,
    {
      gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`,
      "@media": { [media.desktop]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` } },
    },
  ]);
/** On a phone they scroll sideways, with part of the next one visible; where there is room they stand in columns. */
const row = style([
  tiles,
  {
    gridAutoFlow: "column",
    gridAutoColumns: "38%",
    marginInline: `calc(-1 * ${vars.space.x2})`,
    paddingInline: vars.space.x2,
    scrollPaddingInline: vars.space.x2,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    "@media": { [media.desktop]: { gridAutoFlow: "row" } },
  },
]);
const rowOf = (wide: number) =>
  style([row, { "@media": { [media.desktop]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` } } }]);
/** By the number of tiles. */
export const tilesOf = styleVariants({
  two: [columns(2, 2)],
  three: [columns(3, 3)],
  four: [columns(2, 4)],
  five: [rowOf(5)],
  six: [columns(3, 6)],
  many: [rowOf(4)],
});
export const tile = style({ minWidth: 0, scrollSnapAlign: "start" });
/** Papers are recognised, not read. */
export const small = style({});
globalStyle(`${small} > li`, {
  "@media": { [media.desktop]: { maxWidth: "112px", width: "100%", justifySelf: "center" } },
});
