import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  color: vars.color.leafDark,
});
export const drop = style({ fill: vars.color.leaf });
export const leaf = style({ fill: vars.color.marigoldTint, stroke: vars.color.leafDark, strokeWidth: 1 });
export const name = style({
  fontSize: "1.0625rem",
  fontWeight: vars.weight.bold,
  letterSpacing: "-0.01em",
  lineHeight: vars.line.tight,
  "@media": { [media.desktop]: { fontSize: vars.size.large, whiteSpace: "nowrap" } },
});
