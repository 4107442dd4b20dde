import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside what somebody reads or chooses: totals, an address, the next steps. */
export const sideCard = style({ ...card, display: "grid", gap: vars.space.x3, padding: vars.space.x3 });
