import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const returns = style({ overflowWrap: "anywhere" });
export const heading = style({ fontSize: vars.size.body, paddingBottom: vars.space.x1 });
export const list = style({ display: "grid", gap: vars.space.x2 });
export const entry = style({ display: "grid", gap: vars.space.x1 });
export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
