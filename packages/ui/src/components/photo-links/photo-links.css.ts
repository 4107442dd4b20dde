import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1, paddingBlock: vars.space.x1 });
export const link = style({ display: "block" });
export const photo = style({
  width: 96,
  height: 96,
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
});
