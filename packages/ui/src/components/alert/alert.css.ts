import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const base = style({ padding: vars.space.x2, borderRadius: vars.radius.card, borderLeft: "4px solid currentColor" });
export const tone = styleVariants({
  warning: [base, { background: vars.color.clayTint, color: vars.color.clayDark }],
  good: [base, { background: vars.color.leafTint, color: vars.color.leafDark }],
});
