import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const place = style({ display: "block" });
/** Keeps its line when it is empty, so that nothing moves. */
export const note = style({
  minHeight: "3ch",
  marginTop: vars.space.half,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
