import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const badge = style({
  position: "absolute",
  top: "0",
  left: "calc(50% + 6px)",
  minWidth: "20px",
  paddingInline: "5px",
  borderRadius: vars.radius.full,
  background: vars.color.clay,
  color: vars.color.onClay,
  fontSize: vars.size.fine,
  fontWeight: vars.weight.bold,
  lineHeight: "20px",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
