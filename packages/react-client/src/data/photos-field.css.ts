import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "grid", justifyItems: "start", gap: vars.space.x1 });
export const legend = style({ fontWeight: vars.weight.medium, paddingBottom: vars.space.x1 });
export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.inkSoft });
export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x2 });
export const entry = style({ display: "grid", justifyItems: "start", gap: vars.space.x1 });
export const photo = style({
  width: 96,
  height: 96,
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
});
