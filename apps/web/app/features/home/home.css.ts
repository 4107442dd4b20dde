import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/**
 * From a wide screen on, two that follow each other stand side by side; one whose neighbour is whole, or has nothing to
 * show, fills its line.
 */
export const sections = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [media.wide]: { flexFlow: "row wrap", columnGap: vars.space.x3 } },
});
globalStyle(`${sections} > *`, { minWidth: 0, "@media": { [media.wide]: { flex: "1 1 40%" } } });
export const whole = style({});
globalStyle(`${sections} > ${whole}`, { "@media": { [media.wide]: { flexBasis: "100%" } } });

/** On a phone they scroll sideways: below each other, the texts would push the products three screens down. */
export const blocks = style({
  display: "flex",
  gap: vars.space.x2,
  marginTop: vars.space.x4,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gap: `${vars.space.x3} ${vars.space.x4}`,
      marginTop: vars.space.x6,
    },
  },
});
/** The first leads; the others stand below each other beside it. */
export const blockPlace = style({
  flex: "none",
  width: "82%",
  scrollSnapAlign: "start",
  "@media": {
    [media.desktop]: { width: "auto", selectors: { "&:first-child:not(:last-child)": { gridRow: "1 / span 2" } } },
  },
});
export const block = style({ display: "grid", gap: vars.space.x1, alignContent: "start" });
export const blockPicture = style({
  background: vars.color.tint,
  width: "100%",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  borderRadius: vars.radius.card,
});
globalStyle(`${blockPlace}:first-child > ${block} img`, { "@media": { [media.desktop]: { aspectRatio: "5 / 2" } } });
globalStyle(`${blockPlace}:not(:first-child) > ${block}`, {
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.x3,
    },
  },
});
globalStyle(`${blockPlace}:not(:first-child) > ${block} > picture`, {
  "@media": { [media.wide]: { gridRow: "1 / span 2" } },
});
export const blockTitle = style({ fontSize: vars.size.large, paddingTop: vars.space.x1 });
export const statistics = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x3,
  marginTop: vars.space.x4,
  padding: `${vars.space.x3} ${vars.space.x2}`,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  textAlign: "center",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))",
      gap: vars.space.x2,
      padding: `${vars.space.x2} ${vars.space.x3}`,
    },
  },
});
/** On a phone two are side by side; the last of an odd number is alone. */
export const statistic = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
  "@media": { [media.desktop]: { selectors: { "&:last-child:nth-child(odd)": { gridColumn: "auto" } } } },
});
/** A number stays on one line. */
export const statisticValue = style({
  fontSize: `clamp(${vars.size.large}, 6.5vw, ${vars.size.title})`,
  fontWeight: vars.weight.bold,
  color: vars.color.leafDark,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
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
  padding: vars.space.x3,
});
export const quote = style({ margin: 0 });
export const author = style({ fontWeight: vars.weight.medium, color: vars.color.inkSoft });
