import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const list = style({
  display: "flex",
  gap: vars.space.x1,
  overflowX: "auto",
  borderBottom: `1px solid ${vars.color.line}`,
});
export const tab = style({
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: 0,
  borderBottom: "3px solid transparent",
  background: "none",
  color: vars.color.inkSoft,
  whiteSpace: "nowrap",
  selectors: {
    '&[data-state="active"]': { color: vars.color.ink, borderColor: vars.color.leaf, fontWeight: vars.weight.medium },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const panel = style({ paddingBlock: vars.space.x3 });
