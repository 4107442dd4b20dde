import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { control } from "../field/field.css.ts";

export const row = style({ position: "relative", display: "block" });
export const input = style([
  control,
  {
    paddingInlineEnd: vars.target,
    // Edge's own toggle.
    selectors: { "&::-ms-reveal": { display: "none" } },
  },
]);
export const toggle = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: vars.color.inkSoft,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.leaf },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
