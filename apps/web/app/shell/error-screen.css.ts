import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const screen = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.x2,
  minHeight: "70vh",
  padding: vars.space.x3,
  textAlign: "center",
});
export const title = style({ fontSize: vars.size.display });
