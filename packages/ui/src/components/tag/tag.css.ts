import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const base = style({
  display: "inline-block",
  padding: "2px 10px",
  borderRadius: vars.radius.full,
  fontSize: "0.75rem",
  fontWeight: vars.weight.medium,
  lineHeight: "1.5",
  whiteSpace: "nowrap",
});
export const tone = styleVariants({
  offer: [base, { background: vars.color.marigoldTint, color: vars.color.marigoldInk }],
  good: [base, { background: vars.color.leafTint, color: vars.color.leafDark }],
  warning: [base, { background: vars.color.clayTint, color: vars.color.clayDark }],
  neutral: [base, { background: vars.color.tint, color: vars.color.inkSoft }],
});
