import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { wideColumns } from "./product.css.ts";

export const offer = style({ display: "grid", gap: vars.space.x1h, width: "100%", justifyItems: "start" });
export const priceFacts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.x2,
  color: vars.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const saved = style({ color: vars.color.leafDark, fontWeight: vars.weight.bold });

export const foodMark = style({ display: "inline-flex", alignItems: "center", gap: vars.space.x1 });
/** The marks' colours are the law's, as on every pack. */
const mark = style({
  display: "inline-grid",
  placeItems: "center",
  width: "16px",
  height: "16px",
  border: "2px solid currentColor",
  background: "#fff",
});
globalStyle(`${mark}::before`, { content: '""', width: "8px", height: "8px", background: "currentColor" });
export const veg = style([mark, { color: "#00802b" }]);
export const nonVeg = style([mark, { color: "#7a3b12" }]);
globalStyle(`${veg}::before`, { borderRadius: "50%" });
globalStyle(`${nonVeg}::before`, { clipPath: "polygon(50% 0, 100% 100%, 0 100%)" });

export const sizes = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const size = style({
  display: "grid",
  minWidth: "112px",
  minHeight: vars.target,
  padding: `${vars.space.x1} ${vars.space.x1h}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:hover": { borderColor: vars.color.leaf } },
});
export const chosenSize = style([
  size,
  { borderColor: vars.color.leaf, boxShadow: `inset 0 0 0 1px ${vars.color.leaf}`, background: vars.color.leafTint },
]);
globalStyle(`${size} small`, { fontSize: vars.size.small, color: vars.color.inkSoft });

/** About the product on the left, its pack on the right; one under the other on phones. */
export const facts = style({
  display: "grid",
  gap: vars.space.x4,
  marginTop: vars.space.x6,
  maxWidth: "1280px",
  "@media": wideColumns,
});
export const title = style({ fontSize: vars.size.large, marginBottom: vars.space.x2 });
export const about = style({ display: "grid", alignContent: "start", gap: vars.space.x1 });
export const description = style({ maxWidth: "72ch", display: "grid", gap: vars.space.x2 });
globalStyle(`${description} ul`, { listStyle: "disc", paddingLeft: vars.space.x3 });
export const partTitle = style({ fontSize: vars.size.body, marginTop: vars.space.x2 });
export const text = style({ maxWidth: "72ch", whiteSpace: "pre-line" });
export const nutrition = style({
  marginTop: vars.space.x3,
  width: "100%",
  maxWidth: "420px",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${nutrition} caption`, { textAlign: "start", fontWeight: vars.weight.bold, paddingBottom: vars.space.x1 });
globalStyle(`${nutrition} :is(th, td)`, {
  padding: `${vars.space.half} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: "start",
  fontWeight: vars.weight.regular,
});
globalStyle(`${nutrition} td`, { textAlign: "end" });

export const pack = style({ ...card, alignSelf: "start", padding: vars.space.x3 });
export const declarations = style({ display: "grid" });
globalStyle(`${declarations} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(112px, 30%) minmax(0, 1fr)",
  gap: vars.space.x2,
  padding: `${vars.space.x1} 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${declarations} dt`, { color: vars.color.inkSoft });
globalStyle(`${declarations} dd`, { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });
globalStyle(`${declarations} a`, { display: "inline-block", minHeight: "24px" });
