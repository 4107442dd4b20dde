import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

/** Long values break, lists keep their lines. */
export const changes = style({
  display: "grid",
  gap: vars.space.half,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
