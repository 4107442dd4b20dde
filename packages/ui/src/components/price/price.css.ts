import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const base = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.line.tight,
  letterSpacing: "-0.01em",
  whiteSpace: "nowrap",
});
export const size = styleVariants({
  small: [base, { fontSize: vars.size.body }],
  medium: [base, { fontSize: vars.size.large }],
  large: [base, { fontSize: vars.size.title }],
});
export const note = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  letterSpacing: "normal",
  // A narrow card has it below the amount.
  whiteSpace: "normal",
  color: vars.color.inkSoft,
});
/** In place of an amount. */
export const onRequest = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold, lineHeight: vars.line.tight });
