import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: vars.space.x2,
  maxWidth: "800px",
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
});
export const actions = style({ gridColumn: "1 / -1" });
