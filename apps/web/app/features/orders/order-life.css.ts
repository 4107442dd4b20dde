import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const life = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space.x1 });
export const word = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold });
export const day = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const arrival = style({ fontWeight: vars.weight.medium });
