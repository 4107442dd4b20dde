import { style } from "@vanilla-extract/css";
import { focusRing } from "../../focus-ring.ts";
import { vars } from "../../theme.css.ts";
import { control } from "../field/field.css.ts";

export const input = control;
/** The focus ring is around both prefix and input. */
export const row = style({
  display: "flex",
  borderRadius: vars.radius.small,
  selectors: { "&:has(input:focus-visible)": focusRing },
});
export const prefix = style({
  display: "grid",
  placeItems: "center",
  paddingInline: vars.space.x1h,
  border: `1px solid ${vars.color.lineStrong}`,
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.small,
  borderEndStartRadius: vars.radius.small,
  background: vars.color.tint,
  color: vars.color.ink,
  fontVariantNumeric: "tabular-nums",
  // Where words break anywhere, a calling code would.
  whiteSpace: "nowrap",
  selectors: {
    [`${row}:has([aria-invalid="true"]) &`]: {
      borderColor: vars.color.clay,
      boxShadow: `inset 0 1px 0 ${vars.color.clay}, inset 0 -1px 0 ${vars.color.clay}, inset 1px 0 0 ${vars.color.clay}`,
    },
  },
});
export const afterPrefix = style([
  control,
  {
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    minWidth: 0,
    selectors: { "&:focus-visible": { outline: "none" } },
  },
]);
