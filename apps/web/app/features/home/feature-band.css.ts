import { scrollsSideways } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tile } from "./tile.css.ts";

const HAS_PICTURE = ":has(> :is(picture, img))";

/**
 * On a phone a small picture beside the words, and the tiles below both; on a wider screen the words and their picture in
 * a column, and the tiles beside it. Without a picture the words are above the tiles.
 */
export const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.x2,
  alignContent: "start",
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  selectors: {
    [`&${HAS_PICTURE}`]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gridTemplateRows: "auto 1fr auto" },
  },
  "@media": {
    [media.desktop]: {
      padding: vars.space.x3,
      columnGap: vars.space.x3,
      selectors: {
        [`&${HAS_PICTURE}`]: { gridTemplateColumns: "200px minmax(0, 1fr)", gridTemplateRows: "auto auto 1fr" },
      },
    },
  },
});
export const tone = {
  plain: style([band, { background: vars.color.card, boxShadow: `inset 0 0 0 1px ${vars.color.line}` }]),
  leaf: style([band, { background: vars.color.leafTint }]),
  marigold: style([band, { background: vars.color.marigoldTint }]),
  sky: style([band, { background: vars.color.skyTint }]),
} as const;
export const title = style({ fontSize: vars.size.large });
export const description = style({
  marginTop: vars.space.half,
  maxWidth: "56ch",
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  textWrap: "pretty",
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
const PICTURE = `${band} > :is(picture, img)`;
globalStyle(PICTURE, {
  gridArea: "1 / 2 / span 2",
  alignSelf: "center",
  "@media": { [media.desktop]: { gridArea: "3 / 1", alignSelf: "start", marginTop: vars.space.x2 } },
});

const TILES = `${band} > ul`;
/** They scroll sideways to the band's edges, with part of the next column visible. */
globalStyle(TILES, {
  display: "grid",
  gridAutoFlow: "column",
  gridColumn: "1 / -1",
  gap: vars.space.x2,
  alignContent: "start",
  marginTop: vars.space.x2,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  scrollPaddingInline: vars.space.x2,
  ...scrollsSideways,
});
globalStyle(`${PICTURE} + ul`, {
  "@media": { [media.desktop]: { gridArea: "1 / 2 / span 3", alignSelf: "center", marginTop: 0 } },
});
globalStyle(`${TILES} > li`, { scrollSnapAlign: "start" });
const inTwoColumns = {
  gridAutoFlow: "row",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridTemplateRows: "none",
  marginInline: 0,
  paddingInline: 0,
} as const;
const inTwoLines = (column: string) =>
  ({
    gridTemplateRows: "repeat(2, auto)",
    gridAutoColumns: column,
    alignItems: "center",
    "@media": { [media.desktop]: inTwoColumns },
  }) as const;
/** As many columns as there are tiles, while they fit. */
const upright = (column: string) =>
  ({ gridAutoColumns: column, "@media": { [media.desktop]: { gridAutoColumns: "minmax(88px, 1fr)" } } }) as const;
/** By what the tiles show: names of goods are long, those of signs short. */
export const tiles = styleVariants({ square: {}, sign: {}, round: {}, paper: {}, flat: {} });
globalStyle(`${band} > ${tiles.square}`, { ...inTwoLines("72%"), rowGap: vars.space.x1 });
globalStyle(`${band} > ${tiles.sign}`, { ...inTwoLines("minmax(min-content, 1fr)"), rowGap: vars.space.x1 });
globalStyle(`${band} > ${tiles.round}`, upright("36%"));
globalStyle(`${band} > :is(${tiles.paper}, ${tiles.flat})`, upright("minmax(min-content, 1fr)"));

/** A tile's picture beside its label. */
const asLine = (side: string, label = "minmax(0, 1fr)") =>
  ({
    gridTemplateColumns: `${side} ${label}`,
    columnGap: vars.space.x1h,
    alignContent: "center",
    alignItems: "center",
    textAlign: "start",
  }) as const;
globalStyle(`${tiles.square} ${tile}`, asLine("64px"));
/** On a phone a column is as wide as its longest word, and shares what is left. */
const asWords = {
  ...asLine("40px", "minmax(min-content, 1fr)"),
  columnGap: vars.space.x1,
  overflowWrap: "break-word",
} as const;
globalStyle(`${tiles.sign} ${tile}`, { ...asWords, "@media": { [media.desktop]: asLine("48px") } });
globalStyle(`${tiles.paper} ${tile}`, { "@media": { [media.phone]: asWords } });
const BESIDE_PICTURE = `${PICTURE} + ${tiles.round}`;
globalStyle(BESIDE_PICTURE, { "@media": { [media.desktop]: { ...inTwoColumns, rowGap: vars.space.x1 } } });
globalStyle(`${BESIDE_PICTURE} ${tile}`, { "@media": { [media.desktop]: asLine("48px") } });
