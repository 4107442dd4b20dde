import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** On a phone. */
const NAME_SIZE = "1.0625rem";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  // Two lines of the name, from the start: the drop is painted where it stays, should the name come a moment later.
  minHeight: `calc(2 * ${NAME_SIZE} * ${vars.line.tight})`,
  color: vars.color.leafDark,
  "@media": { [media.desktop]: { minHeight: 0 } },
});
export const picture = style({ borderRadius: vars.radius.small, objectFit: "contain" });
export const drop = style({ fill: vars.color.leaf });
export const leaf = style({ fill: vars.color.marigoldTint, stroke: vars.color.leafDark, strokeWidth: 1 });
export const name = style({
  fontSize: NAME_SIZE,
  fontWeight: vars.weight.bold,
  letterSpacing: "-0.01em",
  lineHeight: vars.line.tight,
  "@media": { [media.desktop]: { fontSize: vars.size.large, whiteSpace: "nowrap" } },
});
