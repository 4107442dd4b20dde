import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** On one line where there is room for it: "New Products" has it beside the heart of the smallest card. */
const base = style({
  maxWidth: "100%",
  padding: "3px 10px",
  borderRadius: vars.radius.card,
  fontSize: vars.size.fine,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { paddingInline: "6px" } },
});
export const tone = styleVariants({
  offer: [base, { background: vars.color.marigold, color: vars.color.onMarigold }],
  good: [base, { background: vars.color.leafTint, color: vars.color.leafDark }],
  news: [base, { background: vars.color.skyTint, color: vars.color.sky }],
  warning: [base, { background: vars.color.clayTint, color: vars.color.clayDark }],
  neutral: [base, { background: vars.color.tint, color: vars.color.inkSoft }],
});
