import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: vars.space.x2, paddingBottom: vars.space.x3 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const list = style({ display: "grid", gap: vars.space.x1, paddingLeft: vars.space.x3, listStyle: "disc" });
export const form = style({ display: "grid", gap: vars.space.x2 });
export const buttons = style({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: vars.space.x1 });
/** In a line of its own, below the buttons. */
export const result = style({ order: 1, flexBasis: "100%" });
