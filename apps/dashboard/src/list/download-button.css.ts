import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";
import { buttons } from "../frame/dashboard.css.ts";

export const download = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.x1,
  paddingBlock: vars.space.x2,
  // Among other buttons, their row keeps the distance.
  selectors: { [`${buttons} > &`]: { paddingBlock: 0 } },
});
