import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 9,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x2,
  minHeight: "56px",
  paddingInline: vars.space.x3,
  background: vars.color.card,
  borderTop: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
});
export const total = style({ fontVariantNumeric: "tabular-nums" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.full,
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  textDecoration: "none",
});
