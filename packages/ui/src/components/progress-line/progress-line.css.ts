import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

/** Appears after a delay: a page that loads at once needs no line. */
export const line = style({
  position: "fixed",
  inset: "0 0 auto",
  zIndex: 20,
  height: "3px",
  background: vars.color.marigold,
  transformOrigin: "left",
  animation: `${grow} 8s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both`,
});
