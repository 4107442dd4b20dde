import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const product = style({
  display: "grid",
  gap: vars.space.x3,
  paddingTop: vars.space.x2,
  maxWidth: "1280px",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space.x6 } },
});
export const purchase = style({ display: "grid", gap: vars.space.x2, alignContent: "start", justifyItems: "start" });
export const brand = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const name = style({ fontSize: vars.size.title });
export const facts = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1 });
export const ratingLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: "inherit",
});
export const benefits = style({ display: "grid", gap: vars.space.x1 });
globalStyle(`${benefits} > li`, { position: "relative", paddingLeft: vars.space.x3 });
globalStyle(`${benefits} > li::before`, {
  content: '""',
  position: "absolute",
  left: "4px",
  top: "0.45em",
  width: "9px",
  height: "5px",
  borderLeft: `2px solid ${vars.color.leaf}`,
  borderBottom: `2px solid ${vars.color.leaf}`,
  transform: "rotate(-45deg)",
});
export const out = style({ fontWeight: vars.weight.bold, color: vars.color.clay });
export const buy = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x2 });
export const section = style({ marginTop: vars.space.x6, maxWidth: "1280px" });
export const sectionTitle = style({ fontSize: vars.size.large, marginBottom: vars.space.x2 });
export const description = style({ maxWidth: "72ch", display: "grid", gap: vars.space.x2 });
globalStyle(`${description} ul`, { listStyle: "disc", paddingLeft: vars.space.x3 });
export const reviews = style({
  display: "grid",
  gap: vars.space.x4,
  "@media": { [media.desktop]: { gridTemplateColumns: "280px 1fr" } },
});
export const spread = style({ display: "grid", gap: vars.space.x1, alignContent: "start" });
export const average = style({ fontSize: vars.size.display, fontWeight: vars.weight.bold, lineHeight: "1" });
export const reviewList = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
});
export const review = style({
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const reviewer = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const verified = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });
