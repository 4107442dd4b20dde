import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const menu = style({ position: "relative", display: "inline-block", outline: "none" });
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  minHeight: vars.target,
  minWidth: vars.target,
  justifyContent: "center",
  paddingInline: vars.space.x1h,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  fontWeight: vars.weight.medium,
  selectors: { '&[aria-expanded="true"]': { background: vars.color.tint } },
  "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.color.tint } } } },
});
export const panel = style({
  position: "absolute",
  zIndex: 12,
  insetInlineEnd: 0,
  top: `calc(100% + ${vars.space.x1})`,
  minWidth: "208px",
  padding: vars.space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
});
export const item = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: vars.target,
  paddingInline: vars.space.x1h,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: vars.color.ink,
  textAlign: "start",
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.tint }, "&:focus-visible": { outlineOffset: "-3px" } },
});
