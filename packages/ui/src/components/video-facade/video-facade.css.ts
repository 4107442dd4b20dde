import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const box = style({ display: "block", width: "100%", padding: 0, border: 0 });
const shapes = {
  wide: { aspectRatio: "16 / 9", borderRadius: vars.radius.card, overflow: "hidden" },
  filling: { height: "100%" },
} as const;

export const frame = styleVariants(shapes, (shape) => [box, shape, { background: vars.color.ink }]);
const pressable = style({
  position: "relative",
  background: vars.color.tint,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const facade = styleVariants(shapes, (shape) => [box, pressable, shape]);
export const still = style({ width: "100%", height: "100%", objectFit: "cover" });
export const disc = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  width: "56px",
  height: "56px",
  margin: "auto",
  paddingLeft: "3px",
  borderRadius: vars.radius.full,
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  boxShadow: vars.shadow.float,
  transition: `background ${vars.duration.quick} ease-out`,
  "@media": { [media.hover]: { selectors: { [`${pressable}:hover &`]: { background: vars.color.leafDark } } } },
});
