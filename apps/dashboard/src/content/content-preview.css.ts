import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/* As the home page looks, in the width of a form. */

export const title = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold, lineHeight: vars.line.snug });
export const soft = style({ color: vars.color.inkSoft });

const band = style({ display: "grid", borderRadius: vars.radius.card, overflow: "hidden" });
export const tone = styleVariants({
  plain: [band, { background: vars.color.card, boxShadow: `inset 0 0 0 1px ${vars.color.line}` }],
  leaf: [band, { background: vars.color.leafTint }],
  marigold: [band, { background: vars.color.marigoldTint }],
  sky: [band, { background: vars.color.skyTint }],
});
export const sectionPicture = style({
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  background: vars.color.tint,
});
export const words = style({ display: "grid", gap: vars.space.x2, minWidth: 0, padding: vars.space.x3 });
export const tiles = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
});
export const tilePlace = style({
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  minWidth: 0,
  fontSize: vars.size.small,
  textAlign: "center",
  overflowWrap: "anywhere",
});
const picture = style({
  width: "100%",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
});
export const tile = styleVariants({
  square: [picture, { aspectRatio: "1" }],
  round: [picture, { aspectRatio: "1", borderRadius: vars.radius.full }],
  paper: [picture, { aspectRatio: "3 / 4", borderRadius: vars.radius.small }],
  flat: [picture, { aspectRatio: "4 / 3" }],
});

export const banner = style({ position: "relative", borderRadius: vars.radius.card, overflow: "hidden" });
export const bannerWords = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "grid",
  gap: vars.space.half,
  padding: vars.space.x2,
  paddingBottom: vars.space.x3,
  color: vars.color.ink,
  background: "linear-gradient(to bottom, rgba(251, 248, 241, 0.94) 60%, rgba(251, 248, 241, 0))",
  "@media": {
    [media.desktop]: {
      inset: "0 auto 0 0",
      width: "46%",
      alignContent: "center",
      padding: vars.space.x3,
      background: "linear-gradient(to right, rgba(251, 248, 241, 0.94) 62%, rgba(251, 248, 241, 0))",
    },
  },
});

/** A row of products stays within the form, however many there are. */
export const productRow = style({ minWidth: 0, overflow: "hidden" });

export const card = style({ display: "grid", gap: vars.space.x1, alignContent: "start", maxWidth: "400px" });
const cardImage = style({
  width: "100%",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
});
export const cardPicture = style([cardImage, { aspectRatio: "8 / 5" }]);
export const postPicture = style([cardImage, { aspectRatio: "16 / 9" }]);

export const testimonial = style({
  ...recipes.card,
  display: "grid",
  gap: vars.space.x2,
  maxWidth: "400px",
  padding: vars.space.x3,
  overflowWrap: "anywhere",
});
export const quote = style({ margin: 0 });
/** The number stands above what is counted. */
export const statistic = style({
  display: "flex",
  flexDirection: "column-reverse",
  maxWidth: "400px",
  padding: `${vars.space.x3} ${vars.space.x2}`,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  textAlign: "center",
});
export const statisticValue = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  color: vars.color.leafDark,
  fontVariantNumeric: "tabular-nums",
});

/** A text as a page has it: its elements have no classes. */
export const written = style({ display: "grid", gap: vars.space.x1h, maxWidth: "46rem", overflowWrap: "anywhere" });
globalStyle(`${written} ul`, { listStyle: "disc", paddingInlineStart: "1.4em" });
globalStyle(`${written} ol`, { listStyle: "decimal", paddingInlineStart: "1.4em" });
