import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.x2 });
export const legend = style({ fontWeight: vars.weight.medium, paddingBottom: vars.space.x1 });
