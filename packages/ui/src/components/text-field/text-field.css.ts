import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { control } from "../field/field.css.ts";

export const input = control;
export const row = style({ display: "flex" });
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
});
export const afterPrefix = style([control, { borderStartStartRadius: 0, borderEndStartRadius: 0, minWidth: 0 }]);
