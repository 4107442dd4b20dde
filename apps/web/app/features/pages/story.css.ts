import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

/** Words over a picture stand on a sheet that overlaps its foot. */
const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const hero = styleVariants({
  over: [stack],
  beside: [
    stack,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
          alignItems: "center",
          gap: vars.space.x4,
        },
        [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: vars.space.x6 },
      },
    },
  ],
});
const anyPicture = style({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
});
export const heroPicture = styleVariants({
  over: [anyPicture, { objectPosition: "66% center", "@media": { [media.desktop]: { aspectRatio: "5 / 2" } } }],
  beside: [anyPicture, { aspectRatio: "16 / 9" }],
});
export const heroWords = styleVariants({
  over: [
    {
      position: "relative",
      marginInline: vars.space.x1,
      marginTop: `calc(-1 * ${vars.space.x5})`,
      padding: vars.space.x3,
      ...card,
      "@media": {
        [media.desktop]: {
          maxWidth: "560px",
          marginInline: vars.space.x4,
          marginTop: `calc(-1 * ${vars.space.x12})`,
          padding: vars.space.x4,
        },
      },
    },
  ],
  beside: [{ "@media": { [media.phone]: { marginTop: vars.space.x3 } } }],
});
export const title = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  letterSpacing: "-0.015em",
  "@media": { [media.desktop]: { fontSize: vars.size.display } },
});
export const lead = style({
  marginTop: vars.space.x1h,
  textWrap: "pretty",
  "@media": { [media.desktop]: { fontSize: vars.size.large, lineHeight: vars.line.snug } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x1h,
  marginTop: vars.space.x3,
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space.x3} ${vars.space.x2}`,
  marginTop: vars.space.x5,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space.x4 } },
});
export const fact = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.half,
  paddingInlineStart: vars.space.x2,
  borderInlineStart: `3px solid ${vars.color.marigold}`,
});
export const factTerm = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const factWords = style({
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.snug,
  "@media": { [media.desktop]: { fontSize: vars.size.large } },
});

export const section = style({ paddingTop: vars.space.x8 });
/** Words and what belongs to them side by side, every other time with the sides changed. */
export const split = style([
  section,
  {
    display: "grid",
    gap: vars.space.x3,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
        gap: vars.space.x5,
        alignItems: "center",
      },
      [media.wide]: { gap: vars.space.x8 },
    },
  },
]);
export const last = style({
  marginTop: vars.space.x8,
  padding: `${vars.space.x3} ${vars.space.x2}`,
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
  "@media": { [media.desktop]: { padding: vars.space.x5 } },
});
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const sectionTitle = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  paddingBottom: vars.space.x1,
  scrollMarginTop: vars.space.x8,
});
export const picture = style([anyPicture]);
