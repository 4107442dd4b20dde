import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const orders = style({ display: "grid", gap: vars.space.x3 });
export const list = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 360px), 1fr))",
});
export const order = style({
  position: "relative",
  display: "grid",
  gap: vars.space.x1,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x1,
});
export const number = style({ fontSize: vars.size.body });
export const link = style({
  color: vars.color.ink,
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card } },
});
export const about = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const pictures = style({ display: "flex", gap: vars.space.x1 });
export const picture = style({
  width: "64px",
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const total = style({ fontWeight: vars.weight.bold, fontVariantNumeric: "tabular-nums" });
export const paging = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.x2 });
