import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const columns = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x1,
  "@media": {
    [media.desktop]: { gridTemplateColumns: columns("208px"), gap: vars.space.x2 },
    // A page that has something beside its grid may take narrower cards.
    [media.wide]: { gridTemplateColumns: columns("var(--card-least, 240px)") },
  },
});
