import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

/** Above the sticky bar; takes no clicks beside its controls. */
export const stack = style({
  position: "fixed",
  right: vars.space.x2,
  bottom: `calc(${vars.space.x8} + ${vars.space.x2} + env(safe-area-inset-bottom, 0px))`,
  zIndex: 8,
  display: "grid",
  gap: vars.space.x1,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

const action = style({
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  border: 0,
  borderRadius: "50%",
  boxShadow: vars.shadow.float,
  pointerEvents: "auto",
});

export const variant = styleVariants({
  primary: [action, { background: vars.color.leaf, color: vars.color.onLeaf }],
  plain: [action, { background: vars.color.card, color: vars.color.ink }],
});
