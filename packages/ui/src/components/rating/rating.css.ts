import { style } from "@vanilla-extract/css";
import { starMask } from "../../star-shape.ts";
import { vars } from "../../theme.css.ts";

export const rating = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  fontVariantNumeric: "tabular-nums",
});
const star = style({ height: "1.15em", maskImage: starMask, maskSize: "1.15em 1.15em", maskRepeat: "repeat-x" });
/** Five stars in one element, masked: the background fills them up to the value. */
export const five = style([
  star,
  {
    width: "5.75em",
    background: `linear-gradient(${vars.color.marigold}, ${vars.color.marigold}) no-repeat ${vars.color.line}`,
  },
]);
export const one = style([star, { width: "1.15em", background: vars.color.marigold }]);
export const value = style({ fontWeight: vars.weight.medium });
export const count = style({ color: vars.color.inkSoft });
