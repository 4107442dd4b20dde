import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside what somebody reads or chooses: totals, an address, the next steps. */
export const sideCard = style({
  display: "grid",
  gap: vars.space.x3,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
