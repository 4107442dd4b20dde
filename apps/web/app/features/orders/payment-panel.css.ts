import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const open = style({
  display: "grid",
  gap: vars.space.x2,
  marginBottom: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
});

export const head = style({ display: "flex", alignItems: "center", gap: vars.space.x1h });
export const title = style({ fontSize: vars.size.large, outline: "none" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1h });
export const nextStep = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
