import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const state = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.x2,
  paddingBlock: vars.space.x6,
  textAlign: "center",
});
export const title = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold });
export const message = style({ color: vars.color.inkSoft, maxWidth: "48ch" });
export const soil = style({ fill: vars.color.tint });
export const stem = style({ stroke: vars.color.leaf, strokeWidth: 3, strokeLinecap: "round" });
export const leaf = style({ fill: vars.color.leafTint, stroke: vars.color.leaf, strokeWidth: 2 });
