import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** A comfortable line length for reading, in rem: parts of a text have their own sizes of type. */
export const MEASURE = "46rem";

/** A text that staff wrote: its elements have no classes. */
export const writtenText = style({
  width: "100%",
  maxWidth: MEASURE,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: "1.125rem", lineHeight: "1.65" } },
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${writtenText} ${selector}`, rule);

inside("> * + *", { marginTop: vars.space.x2 });
inside("p", { textWrap: "pretty" });
inside("> p:first-child", { fontSize: "1.125em", lineHeight: vars.line.body });
inside("h2", { marginTop: vars.space.x5, fontSize: vars.size.large });
globalStyle(`${writtenText} h2`, { "@media": { [media.desktop]: { fontSize: "1.5rem" } } });
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
globalStyle(`${writtenText} table`, { "@media": { [media.desktop]: { fontSize: vars.size.body } } });
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
