import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x1,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(auto-fill, minmax(216px, 1fr))", gap: vars.space.x2 },
  },
});
