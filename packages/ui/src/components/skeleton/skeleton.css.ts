import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });
const base = style({
  background: vars.color.tint,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1600ms ease-in-out infinite`,
});
export const shape = styleVariants({
  line: [base, { height: "1em", width: "90%", marginBlock: "0.2em" }],
  short: [base, { height: "1em", width: "50%", marginBlock: "0.2em" }],
  price: [base, { height: vars.space.x3, width: "88px" }],
  button: [
    base,
    {
      height: vars.target,
      width: "100%",
      borderRadius: vars.radius.full,
      "@media": { [media.desktop]: { width: "72px" } },
    },
  ],
  picture: [base, { aspectRatio: "1", width: "100%", borderRadius: vars.radius.card }],
  block: [base, { height: "160px", width: "100%", borderRadius: vars.radius.card }],
  fill: [base, { height: "100%", width: "100%", borderRadius: 0 }],
});
