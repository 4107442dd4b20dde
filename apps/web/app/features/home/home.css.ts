import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const hero = style({ paddingTop: vars.space.x2 });
export const bannerRow = style({ marginTop: vars.space.x6 });

export const banner = style({
  position: "relative",
  display: "block",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  color: vars.color.ink,
  textDecoration: "none",
});
export const bannerWords = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "grid",
  gap: vars.space.half,
  padding: vars.space.x2,
  paddingBottom: vars.space.x3,
  background: "linear-gradient(to bottom, rgba(251, 248, 241, 0.94) 60%, rgba(251, 248, 241, 0))",
  "@media": {
    [media.desktop]: {
      inset: "0 auto 0 0",
      width: "46%",
      alignContent: "center",
      gap: vars.space.x2,
      padding: vars.space.x6,
      fontSize: vars.size.large,
      background: "linear-gradient(to right, rgba(251, 248, 241, 0.94) 62%, rgba(251, 248, 241, 0))",
    },
  },
});
export const bannerTitle = style({
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: vars.size.title }, [media.wide]: { fontSize: vars.size.display } },
});

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
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: vars.space.x3,
      marginTop: vars.space.x6,
    },
  },
});
export const blockPlace = style({
  flex: "none",
  width: "82%",
  scrollSnapAlign: "start",
  "@media": { [media.desktop]: { width: "auto" } },
});
export const block = style({
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
});
export const blockPicture = style({
  background: vars.color.tint,
  width: "100%",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  borderRadius: vars.radius.card,
});
export const blockTitle = style({ fontSize: vars.size.large, paddingTop: vars.space.x1 });

export const statistics = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x3,
  marginTop: vars.space.x6,
  padding: `${vars.space.x3} ${vars.space.x2}`,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  textAlign: "center",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))",
      gap: vars.space.x2,
      padding: vars.space.x4,
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
