import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const box = style({
  display: "block",
  width: "100%",
  aspectRatio: "16 / 9",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  overflow: "hidden",
});
export const frame = style([box, { background: vars.color.ink }]);
export const facade = style([
  box,
  {
    position: "relative",
    background: vars.color.tint,
    selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
  },
]);
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
  "@media": {
    [media.hover]: {
      transition: `background ${vars.duration.quick} ease-out`,
      selectors: { [`${facade}:hover &`]: { background: vars.color.leafDark } },
    },
  },
});
