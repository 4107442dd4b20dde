import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside the pieces: what the batch is, and what can be done with it, below that where there is no room. */
export const batch = style({
  display: "flex",
  flexWrap: "wrap",
  gridColumn: "2 / -1",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
});
