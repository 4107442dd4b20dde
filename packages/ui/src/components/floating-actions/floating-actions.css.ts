import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const SIDE = "48px";

/** Above the sticky bar; takes no clicks beside its controls. Room for two: one that comes later moves nothing. */
export const stack = style({
  position: "fixed",
  right: vars.space.x2,
  bottom: `calc(${vars.space.x8} + ${vars.space.x2} + env(safe-area-inset-bottom, 0px))`,
  zIndex: 8,
  display: "grid",
  alignContent: "end",
  gap: vars.space.x1,
  minHeight: `calc(2 * ${SIDE} + ${vars.space.x1})`,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

const action = style({
  display: "grid",
  placeItems: "center",
  width: SIDE,
  height: SIDE,
  border: 0,
  borderRadius: "50%",
  boxShadow: vars.shadow.float,
  pointerEvents: "auto",
});

export const variant = styleVariants({
  primary: [action, { background: vars.color.leaf, color: vars.color.onLeaf }],
  plain: [action, { background: vars.color.card, color: vars.color.ink }],
});
