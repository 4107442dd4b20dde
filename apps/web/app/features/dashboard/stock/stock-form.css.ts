import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const box = style({
  marginBottom: vars.space.x3,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const opener = style({ paddingBlock: vars.space.x1h, cursor: "pointer", fontWeight: vars.weight.bold });
export const form = style({ display: "grid", gap: vars.space.x2, paddingTop: vars.space.x2 });
export const products = style({
  display: "grid",
  gap: vars.space.x2,
  padding: 0,
  listStyle: "none",
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
});
