import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** A comfortable line length for reading, in rem: parts of a post have their own sizes of type. */
const MEASURE = "46rem";
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

/** The written text: its elements have no classes. */
export const content = style({
  width: "100%",
  maxWidth: MEASURE,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: "1.125rem", lineHeight: "1.65" } },
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${content} ${selector}`, rule);

inside("> * + *", { marginTop: vars.space.x2 });
inside("p", { textWrap: "pretty" });
inside("> p:first-child", { fontSize: "1.125em", lineHeight: vars.line.body });
inside("h2", { marginTop: vars.space.x5, fontSize: vars.size.large });
globalStyle(`${content} h2`, { "@media": { [media.desktop]: { fontSize: "1.5rem" } } });
inside("h3", { marginTop: vars.space.x3, fontSize: vars.size.large });
inside(":is(h4, h5, h6)", { marginTop: vars.space.x3, fontSize: "1em" });
inside(":is(h2, h3, h4, h5, h6) + *", { marginTop: vars.space.x1 });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside(":is(ul, ol)", { paddingInlineStart: "1.4em" });
inside("li", { paddingInlineStart: vars.space.half, textWrap: "pretty" });
inside("li + li", { marginTop: vars.space.x1 });
inside("li::marker", {
  color: vars.color.leaf,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
inside("li > :is(ul, ol)", { marginTop: vars.space.x1 });
inside("a", { textUnderlineOffset: "0.2em", textDecorationThickness: "1px" });
inside("blockquote", {
  marginInline: 0,
  marginBlock: vars.space.x4,
  padding: `${vars.space.half} 0 ${vars.space.half} ${vars.space.x3}`,
  borderInlineStart: `4px solid ${vars.color.marigold}`,
  fontSize: "1.125em",
  lineHeight: vars.line.snug,
});
inside("blockquote > * + *", { marginTop: vars.space.x1 });
inside("cite", { color: vars.color.inkSoft, fontSize: vars.size.body, fontStyle: "normal" });
inside("figure", { marginBlock: vars.space.x4 });
inside("img", {
  maxWidth: "100%",
  height: "auto",
  marginInline: "auto",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
});
inside("figcaption", {
  marginTop: vars.space.x1,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.line.body,
});
/** Columns of the same width, whose words break: a table fits a phone instead of widening the page. */
inside("table", {
  width: "100%",
  marginBlock: vars.space.x4,
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${content} table`, { "@media": { [media.desktop]: { fontSize: vars.size.body } } });
inside(":is(th, td)", {
  padding: `${vars.space.x1} ${vars.space.x1}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  hyphens: "auto",
});
inside("th", { fontWeight: vars.weight.bold });
inside("thead th", { borderBottom: `2px solid ${vars.color.leaf}` });
inside("hr", { marginBlock: vars.space.x5, border: 0, borderTop: `1px solid ${vars.color.line}` });
inside("pre", { whiteSpace: "pre-wrap", padding: vars.space.x2, background: vars.color.tint });

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
