import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { TOP } from "./toaster-settings.ts";

export const plain = style({
  position: "fixed",
  zIndex: 999_999_999,
  top: TOP,
  insetInline: vars.space.x2,
  maxWidth: "356px",
  marginInline: "auto",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  fontSize: vars.size.small,
  whiteSpace: "pre-line",
});
