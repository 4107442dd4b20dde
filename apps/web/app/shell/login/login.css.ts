import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.x2 });
export const refusal = style({ color: vars.color.clay });
export const aside = style({ color: vars.color.inkSoft });
