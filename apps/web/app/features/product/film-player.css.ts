import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const away = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.target,
});
