import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

const panel = style({
  display: "grid",
  gap: vars.space.x2,
  marginBottom: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
});
export const paid = style([panel, { background: vars.color.leafTint }]);
export const open = style([panel, { background: vars.color.marigoldTint }]);
export const head = style({ display: "flex", alignItems: "center", gap: vars.space.x1h });
export const title = style({ fontSize: vars.size.large, outline: "none" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1h });
export const nextStep = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
