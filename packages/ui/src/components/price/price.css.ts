import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const base = style({ fontWeight: vars.weight.bold, fontVariantNumeric: "tabular-nums", lineHeight: vars.line.tight });
export const size = styleVariants({
  medium: [base, { fontSize: "1.125rem" }],
  large: [base, { fontSize: vars.size.title }],
});
export const note = style({ fontSize: vars.size.small, fontWeight: vars.weight.regular, color: vars.color.inkSoft });
