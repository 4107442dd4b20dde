import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const soil = style({ fill: vars.color.tint });
export const stem = style({ stroke: vars.color.leaf, strokeWidth: 3, strokeLinecap: "round" });
export const leaf = style({
  fill: vars.color.leafTint,
  stroke: vars.color.leaf,
  strokeWidth: 2,
  strokeLinejoin: "round",
});
export const drooping = style({
  fill: vars.color.marigoldTint,
  stroke: vars.color.marigoldInk,
  strokeWidth: 2,
  strokeLinejoin: "round",
});
export const bent = style({ stroke: vars.color.marigoldInk, strokeWidth: 3, strokeLinecap: "round" });
