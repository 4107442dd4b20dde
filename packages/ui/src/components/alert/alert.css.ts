import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x1h,
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  lineHeight: vars.line.snug,
});
export const tone = styleVariants({
  warning: [base, { background: vars.color.clayTint, color: vars.color.clayDark }],
  notice: [base, { background: vars.color.marigoldTint, color: vars.color.marigoldInk }],
  news: [base, { background: vars.color.skyTint, color: vars.color.sky }],
  good: [base, { background: vars.color.leafTint, color: vars.color.leafDark }],
});
export const words = style({ display: "grid", gap: vars.space.half, color: vars.color.ink });
export const title = style({ fontWeight: vars.weight.bold });
