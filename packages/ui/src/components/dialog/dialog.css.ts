import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const veil = style({ position: "fixed", inset: 0, zIndex: 30, background: vars.color.veil });
export const dialog = style({
  position: "fixed",
  zIndex: 31,
  left: "50%",
  top: "50%",
  transform: "translate(-50%, -50%)",
  display: "grid",
  gap: vars.space.x2,
  width: "min(calc(100vw - 32px), 440px)",
  maxHeight: "calc(100dvh - 32px)",
  overflowY: "auto",
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
});
export const title = style({ fontSize: vars.size.large, paddingRight: vars.space.x5 });
export const description = style({ color: vars.color.inkSoft });
export const close = style({
  position: "absolute",
  top: vars.space.x1,
  right: vars.space.x1,
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
});
