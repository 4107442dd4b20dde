import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

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
/** What is beside the tiles on a wide screen: the picture, at either side, or the text. */
export const side = styleVariants({
  left: { "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } } },
  right: { "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } } },
  none: {},
});

/** Its shape is known before it has loaded. */
export const picture = style({
  width: "100%",
  height: "100%",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  background: vars.color.tint,
  "@media": {
    [media.desktop]: { aspectRatio: "3 / 1" },
    [media.wide]: { aspectRatio: "4 / 3", minHeight: "100%", maxHeight: "480px" },
  },
});
export const atTheEnd = style({ "@media": { [media.wide]: { order: 1 } } });

const inside = style({
  display: "grid",
  gap: vars.space.x3,
  alignContent: "center",
  padding: `${vars.space.x3} ${vars.space.x2}`,
  "@media": { [media.desktop]: { padding: vars.space.x4 } },
});
export const content = styleVariants({
  below: [inside],
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
const row = (wide: number) => [
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
    "@media": {
      [media.desktop]: {
        gridAutoFlow: "row",
        gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))`,
        margin: 0,
        padding: 0,
      },
    },
  } as const,
];
/** By the number of tiles. */
export const tilesOf = styleVariants({
  two: [
    columns(2, 2),
    {
      "@media": {
        [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 180px))" },
        [media.wide]: { justifyContent: "end" },
      },
    },
  ],
  three: [columns(3, 3)],
  four: [columns(2, 4)],
  five: row(5),
  six: [columns(3, 6)],
  many: row(4),
});
export const tile = style({ minWidth: 0, scrollSnapAlign: "start" });
