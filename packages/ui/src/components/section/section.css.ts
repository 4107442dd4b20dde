import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const section = style({ paddingTop: vars.space.x6 });
export const title = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  paddingBottom: vars.space.x3,
  scrollMarginTop: vars.space.x12,
});
