import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { MEASURE } from "../../commerce/written-text.css.ts";

const PICTURE = "960px";

export const post = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x3,
  paddingTop: vars.space.x2,
  "@media": { [media.desktop]: { gap: vars.space.x4, paddingTop: vars.space.x4 } },
});
export const header = style({
  display: "grid",
  gap: vars.space.x1h,
  width: "100%",
  maxWidth: MEASURE,
  "@media": { [media.desktop]: { maxWidth: PICTURE } },
});
export const title = style({
  fontSize: vars.size.title,
  letterSpacing: "-0.015em",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: vars.size.display } },
});
export const date = style({ color: vars.color.inkSoft });
export const banner = style({
  width: "100%",
  maxWidth: PICTURE,
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
});

export const footer = style({
  width: "100%",
  maxWidth: MEASURE,
  paddingTop: vars.space.x3,
  borderTop: `1px solid ${vars.color.line}`,
});

/** Previous and next side by side; the way back stands between them where there is room. */
export const neighbours = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x2,
  alignItems: "stretch",
  maxWidth: PICTURE,
  paddingBlock: `${vars.space.x4} ${vars.space.x6}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)" } },
});
const neighbour_ = style({
  ...card,
  display: "grid",
  gap: vars.space.half,
  alignContent: "start",
  minHeight: vars.target,
  padding: vars.space.x2,
  color: vars.color.ink,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.leaf } } } },
});
export const neighbour = styleVariants({
  prev: [neighbour_, { gridColumn: 1, gridRow: 1 }],
  next: [
    neighbour_,
    {
      gridColumn: 2,
      gridRow: 1,
      textAlign: "end",
      justifyItems: "end",
      "@media": { [media.desktop]: { gridColumn: 3 } },
    },
  ],
});
const direction_ = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  color: vars.color.leaf,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
export const direction = styleVariants({ prev: [direction_], next: [direction_, { flexDirection: "row-reverse" }] });
export const neighbourTitle = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  overflowWrap: "anywhere",
});
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.x1,
  minHeight: vars.target,
  gridColumn: "1 / -1",
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  "@media": {
    [media.desktop]: { gridColumn: 2, gridRow: 1, paddingInline: vars.space.x2 },
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } } },
  },
});
