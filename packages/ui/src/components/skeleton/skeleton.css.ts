import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });
const base = style({
  background: vars.color.tint,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1600ms ease-in-out infinite`,
});
export const shape = styleVariants({
  line: [base, { height: "1em", width: "90%" }],
  short: [base, { height: "1em", width: "50%" }],
  button: [base, { height: vars.target, width: "100%", borderRadius: vars.radius.full }],
  block: [base, { height: "160px", width: "100%", borderRadius: vars.radius.card }],
  fill: [base, { height: "100%", width: "100%" }],
});
