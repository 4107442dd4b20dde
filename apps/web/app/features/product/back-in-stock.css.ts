import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

/** As wide as the row that buys, in whose place it stands. */
export const part = style({ display: "grid", gap: vars.space.x2, width: "100%", maxWidth: "480px" });
