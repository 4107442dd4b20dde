import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginTop: vars.space.x6,
  borderRadius: vars.radius.card,
  overflow: "hidden",
});
export const tone = styleVariants({
  plain: [band, { background: vars.color.card, boxShadow: `inset 0 0 0 1px ${vars.color.line}` }],
  leaf: [band, { background: vars.color.leafTint }],
  marigold: [band, { background: vars.color.marigoldTint }],
  sky: [band, { background: vars.color.skyTint }],
});
/** Tiles in one long line leave the picture less of the band, and come beside it on a wider screen. */
const BESIDE = {
  short: { from: media.laptop, picture: "minmax(0, 5fr)", tiles: "minmax(0, 7fr)" },
  long: { from: media.wide, picture: "minmax(0, 4fr)", tiles: "minmax(0, 8fr)" },
} as const;
export type Line = keyof typeof BESIDE;

/** What the picture is beside, at the left or the right; otherwise it lies above. */
export const pictureLeft = styleVariants(BESIDE, ({ from, picture, tiles }) => ({
  "@media": { [from]: { gridTemplateColumns: `${picture} ${tiles}` } },
}));
export const pictureRight = styleVariants(BESIDE, ({ from, picture, tiles }) => ({
  "@media": { [from]: { gridTemplateColumns: `${tiles} ${picture}` } },
}));
export const atTheEnd = styleVariants(BESIDE, ({ from }) => ({ "@media": { [from]: { order: 1 } } }));

/**
 * Its shape is known before it has loaded. What it shows stands in the middle three quarters of its height: a flatter crop
 * would cut the packs' labels.
 */
const cropped = style({
  width: "100%",
  height: "100%",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  background: vars.color.tint,
  "@media": { [media.desktop]: { aspectRatio: "16 / 9" } },
});
export const picture = styleVariants(BESIDE, ({ from }) => [
  cropped,
  { "@media": { [from]: { aspectRatio: "4 / 3", minHeight: "100%", maxHeight: "480px" } } },
]);

const inside = style({
  display: "grid",
  gap: vars.space.x3,
  alignContent: "center",
  padding: `${vars.space.x3} ${vars.space.x2}`,
  "@media": { [media.desktop]: { padding: vars.space.x4 } },
});
/** Text and tiles: below each other beside a picture; without one side by side, two tiles in the middle of the band. */
export const content = styleVariants({
  stacked: [inside],
  beside: [
    inside,
    {
      "@media": {
        [media.wide]: {
          gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
          alignItems: "center",
          gap: vars.space.x6,
        },
      },
    },
  ],
  middle: [
    inside,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "minmax(0, auto) auto",
          justifyContent: "center",
          alignItems: "center",
          gap: vars.space.x8,
        },
      },
    },
  ],
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
/** On a phone they scroll sideways, with part of the next one visible. */
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
    "@media": { [media.desktop]: { gridAutoFlow: "row", margin: 0, padding: 0 } },
  },
]);
const PER_LINE = 4;
/** Its last line stands in the middle, too. */
const lines = style({
  "@media": { [media.desktop]: { display: "flex", flexWrap: "wrap", justifyContent: "center" } },
});
globalStyle(`${lines} > *`, {
  "@media": { [media.desktop]: { width: `calc((100% - ${PER_LINE - 1} * ${vars.space.x2}) / ${PER_LINE})` } },
});
/** By the number of tiles. */
export const tilesOf = styleVariants({
  two: [
    columns(2, 2),
    { "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 200px))", gap: vars.space.x3 } } },
  ],
  three: [columns(3, 3)],
  four: [columns(2, 4)],
  five: [row, { "@media": { [media.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } } }],
  six: [columns(3, 6)],
  many: [row, lines],
});
export const tile = style({ minWidth: 0, scrollSnapAlign: "start" });
