import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x6 });

export const banner = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: "#f0dcb4",
});
/** Over the picture's empty half where the screen is wide, else above it. */
export const bannerWords = style({
  position: "relative",
  zIndex: 1,
  padding: vars.space.x3,
  "@media": {
    [media.desktop]: { padding: vars.space.x5 },
    [media.wide]: { maxWidth: "44%", padding: `${vars.space.x6} 0 ${vars.space.x6} ${vars.space.x6}` },
  },
});
export const bannerScene = style({
  height: "160px",
  "@media": {
    [media.desktop]: { height: "240px" },
    [media.wide]: { position: "absolute", inset: 0, height: "auto" },
  },
});
export const bannerPicture = style({
  display: "block",
  objectFit: "cover",
  objectPosition: "right center",
  width: "100%",
  height: "100%",
});
export const social = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.half,
  marginTop: vars.space.x2,
  marginInlineStart: `calc(-1 * ${vars.space.x1h})`,
});
const onBanner = style({
  minWidth: vars.target,
  height: vars.target,
  alignItems: "center",
  justifyContent: "center",
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { background: "rgba(255, 255, 255, 0.5)" } } } },
});
export const network = style([onBanner, { display: "inline-flex" }]);
export const feed = style([
  onBanner,
  {
    display: "inline-flex",
    gap: vars.space.x1,
    paddingInline: vars.space.x1h,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
  },
]);

export const archive = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.x1h,
  width: "100%",
  maxWidth: "280px",
  paddingBlock: `${vars.space.x3} ${vars.space.x2}`,
});

export const cards = style({ ...recipes.columnsByScreen(2, 4), paddingTop: vars.space.x1 });
export const place = style({ display: "grid" });
export const leadPlace = style({ display: "grid", gridColumn: "1 / -1" });

const card_ = style({ ...recipes.card, position: "relative", display: "grid", overflow: "hidden" });
/** On a phone the picture stands beside the words, so that three posts are in view. */
export const card = style([
  card_,
  {
    gridTemplateColumns: "112px minmax(0, 1fr)",
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" } },
  },
]);
export const leadCard = style([
  card_,
  { "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)" } } },
]);
export const picture = style({
  background: vars.color.tint,
  "@media": { [media.desktop]: { aspectRatio: "16 / 9" } },
});
/** At least 16 by 9, and as high as the words beside it. */
export const leadPicture = style({
  position: "relative",
  background: vars.color.tint,
  "::before": { content: '""', display: "block", aspectRatio: "16 / 9" },
});
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  selectors: { [`${leadPicture} &`]: { position: "absolute", inset: 0 } },
});
export const words = style({
  display: "grid",
  gap: vars.space.half,
  alignContent: "start",
  padding: vars.space.x1h,
  "@media": { [media.desktop]: { gap: vars.space.x1, padding: vars.space.x2 } },
});
export const leadWords = style({
  display: "grid",
  gap: vars.space.x1,
  alignContent: "center",
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: vars.space.x4 } },
});
export const date = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const cardTitle = style({ fontSize: vars.size.body, lineHeight: vars.line.snug, overflowWrap: "anywhere" });
export const leadTitle = style({
  fontSize: vars.size.large,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: vars.size.title } },
});
/** The whole card is a link. */
export const cardLink = style({
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.leaf}`, outlineOffset: "-3px" },
  },
});
export const excerpt = style({
  display: "none",
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  "@media": {
    [media.desktop]: { display: "-webkit-box", overflow: "hidden", WebkitBoxOrient: "vertical", WebkitLineClamp: 3 },
  },
});
export const leadExcerpt = style({ color: vars.color.inkSoft, textWrap: "pretty" });
