import { style } from "@vanilla-extract/css";
import { starMask } from "../../star-shape.ts";
import { vars } from "../../theme.css.ts";

export const rating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  fontVariantNumeric: "tabular-nums",
});
const star = { height: "1.15em", maskImage: starMask, maskSize: "1.15em 1.15em", maskRepeat: "repeat-x" } as const;
/** Five stars in one element, masked: the background fills them up to the value. */
export const five = style({
  ...star,
  width: "5.75em",
  background: `linear-gradient(${vars.color.marigold}, ${vars.color.marigold}) no-repeat ${vars.color.line}`,
});
/** One star before the value, which is no element: lists have hundreds of them. */
export const compact = style([
  rating,
  { selectors: { "&::before": { ...star, content: '""', width: "1.15em", background: vars.color.marigold } } },
]);
export const count = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
