import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const list = style({
  position: "relative",
  display: "flex",
  gap: vars.space.half,
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const tab = style({
  flex: "none",
  minHeight: "48px",
  paddingInline: vars.space.x2,
  border: 0,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  background: "none",
  color: vars.color.inkSoft,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.ink },
    '&[data-state="active"]': { color: vars.color.leaf, boxShadow: `inset 0 -3px 0 ${vars.color.leaf}` },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const panel = style({
  paddingBlock: vars.space.x3,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
