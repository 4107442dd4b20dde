import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  padding: `${vars.space.half} ${vars.space.x1h}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  selectors: {
    "&::before": { content: '""', width: "8px", height: "8px", borderRadius: "50%", background: "currentColor" },
  },
});
export const tone = styleVariants({
  green: [base, { background: vars.color.leafTint, color: vars.color.leafDark }],
  orange: [base, { background: vars.color.marigoldTint, color: vars.color.marigoldInk }],
  red: [base, { background: vars.color.clayTint, color: vars.color.clayDark }],
  blue: [base, { background: vars.color.skyTint, color: vars.color.sky }],
  grey: [base, { background: vars.color.tint, color: vars.color.inkSoft }],
});
