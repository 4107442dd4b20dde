import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const box = style({ position: "relative", display: "block" });
export const panel = style({
  position: "absolute",
  zIndex: 12,
  insetInline: 0,
  top: `calc(100% + ${vars.space.half})`,
  maxHeight: "280px",
  overflowY: "auto",
  padding: vars.space.half,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
});
export const list = style({ display: "grid" });
export const option = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x1h,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.tint },
    '&[aria-selected="true"]': { background: vars.color.leafTint, boxShadow: `inset 2px 0 0 ${vars.color.leaf}` },
  },
});
export const empty = style({ display: "block", padding: vars.space.x1h, color: vars.color.inkSoft });
