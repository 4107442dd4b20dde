import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const stepper = style({
  position: "relative",
  display: "inline-flex",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
});
export const step = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.leaf,
  selectors: { '&:disabled, &[aria-disabled="true"]': { color: vars.color.lineStrong, cursor: "not-allowed" } },
  "@media": {
    [media.hover]: {
      transition: `background ${vars.duration.quick} ease-out`,
      selectors: { '&:hover:not(:disabled):not([aria-disabled="true"])': { background: vars.color.leafTint } },
    },
  },
});
export const value = style({
  width: "3.25ch",
  minHeight: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" }, "&:disabled": { color: vars.color.inkSoft } },
});
