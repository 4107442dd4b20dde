import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const rating = style({ display: "inline-flex", alignItems: "center", gap: vars.space.half });
export const stars = style({
  position: "relative",
  display: "inline-block",
  lineHeight: "1",
  letterSpacing: "1px",
  whiteSpace: "nowrap",
  color: vars.color.line,
});
export const filled = style({
  position: "absolute",
  inset: "0 auto 0 0",
  overflow: "hidden",
  color: vars.color.marigold,
});
export const count = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
