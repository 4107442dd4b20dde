import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const stepper = style({
  display: "inline-flex",
  alignItems: "center",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
});
export const step = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.leaf,
  selectors: { "&:disabled": { color: vars.color.lineStrong } },
});
export const value = style({
  minWidth: "28px",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
});
