import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const download = style({ display: "grid", justifyItems: "start", gap: vars.space.x1 });
