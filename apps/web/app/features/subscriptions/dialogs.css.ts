import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.x2 });
/** As high as its two lines: the button below stays where it is when another status is chosen. */
export const note = style({ minHeight: "3lh", color: vars.color.inkSoft, fontSize: vars.size.small });
