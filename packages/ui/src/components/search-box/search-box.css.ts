import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const search = style({ position: "relative", display: "block" });
export const form = style({
  display: "flex",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.paper,
  selectors: { "&:focus-within": { outline: `3px solid ${vars.color.leaf}`, outlineOffset: "1px" } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.target,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  outline: "none",
  appearance: "none",
});
export const submit = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.leaf,
});
export const panel = style({
  position: "absolute",
  zIndex: 12,
  insetInline: 0,
  top: "calc(100% + 8px)",
  padding: vars.space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
});
export const closed = style({ display: "none" });
export const empty = style({ padding: vars.space.x2, color: vars.color.inkSoft });
export const option = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.tint } },
});
export const activeOption = style([option, { background: vars.color.leafTint }]);
