import { card, scrollsSideways } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { row } from "./banners.css.ts";
import { band } from "./feature-band.css.ts";

/**
 * The sections, with the same air between any two. From a wide screen on, halves that follow each other stand side by
 * side; one whose neighbour is whole, or has nothing to show, fills its line.
 */
export const sections = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  marginTop: vars.space.x3,
  "@media": {
    [media.desktop]: { gap: vars.space.x4, marginTop: vars.space.x4 },
    [media.wide]: { flexFlow: "row wrap", columnGap: vars.space.x3 },
  },
});
globalStyle(`${sections} > *`, { minWidth: 0, "@media": { [media.wide]: { flex: "1 1 100%" } } });
globalStyle(`${sections} > :empty`, { display: "none" });
globalStyle(`${sections} > section, ${sections} > div > section`, { marginTop: 0 });
/**
 * Where a row that scrolls stands: in half of a line, or, from a wide screen on, with its heading and buttons in a column
 * beside it.
 */
export const place = styleVariants({ half: {}, beside: {} });
globalStyle(`${sections} > :is(${place.half}, ${band}, ${row.band})`, {
  "@media": { [media.wide]: { flexBasis: "40%" } },
});

globalStyle(`${place.beside} > section`, {
  "@media": {
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "216px minmax(0, 1fr)",
      columnGap: vars.space.x3,
      alignItems: "center",
    },
  },
});
globalStyle(`${place.beside} > section > div:first-child`, {
  "@media": { [media.wide]: { gridAutoFlow: "row", justifyItems: "start", rowGap: vars.space.x1, marginBottom: 0 } },
});
globalStyle(`${place.beside} > section > div:first-child > :not(h2, p)`, {
  "@media": { [media.wide]: { gridRow: "auto" } },
});

/** On a phone they scroll sideways: below each other, the texts would push the products three screens down. */
export const blocks = style({
  display: "flex",
  gap: vars.space.x2,
  ...scrollsSideways,
  "@media": { [media.desktop]: { columnGap: vars.space.x3 } },
});
export const blockPlace = style({
  flex: "none",
  width: "82%",
  scrollSnapAlign: "start",
  "@media": {
    [media.desktop]: { flex: "1 1 0", minWidth: 0 },
    // The first says most.
    [media.wide]: { selectors: { "&:first-child:not(:last-child)": { flexGrow: 1.35 } } },
  },
});
export const block = style({
  display: "grid",
  gap: vars.space.half,
  alignContent: "start",
  "@media": {
    [media.phone]: { fontSize: vars.size.small },
    [media.wide]: {
      gridTemplateColumns: "120px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      gap: `${vars.space.half} ${vars.space.x2}`,
    },
  },
});
export const blockPicture = style({
  width: "100%",
  aspectRatio: "5 / 2",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
  "@media": { [media.desktop]: { aspectRatio: "8 / 5" }, [media.wide]: { aspectRatio: "auto", height: "100%" } },
});
globalStyle(`${block} > :is(picture, img)`, { "@media": { [media.wide]: { gridRow: "1 / span 2" } } });
export const blockTitle = style({ fontSize: vars.size.large });

export const statistics = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
  padding: `${vars.space.x1h} ${vars.space.x2}`,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  textAlign: "center",
});
/** On a phone three or two are side by side. */
export const statistic = style({
  flex: "1 1 27%",
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  "@media": { [media.desktop]: { flexBasis: "104px", fontSize: vars.size.body } },
});
/** A number stays on one line. */
export const statisticValue = style({
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  color: vars.color.leafDark,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  lineHeight: vars.line.tight,
  "@media": { [media.desktop]: { fontSize: `clamp(${vars.size.large}, 2.6vw, ${vars.size.title})` } },
});

export const story = style({ position: "relative", display: "grid", gap: vars.space.x1, alignContent: "start" });
export const storyPicture = style({
  background: vars.color.tint,
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: vars.radius.card,
});
export const storyTitle = style({ fontSize: vars.size.body, lineHeight: vars.line.snug });
/** The whole story is a link. */
export const storyLink = style({
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});
export const storyDate = style({ fontSize: vars.size.small, color: vars.color.inkSoft });

export const testimonial = style({
  ...card,
  display: "grid",
  gap: vars.space.x2,
  height: "100%",
  alignContent: "space-between",
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: vars.space.x3 } },
});
export const quote = style({ margin: 0 });
export const author = style({ fontWeight: vars.weight.medium, color: vars.color.inkSoft });
