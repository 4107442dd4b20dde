import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const pieces = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x1h,
});
/** As high as the four options that it stands for. */
export const loading = style({ display: "grid", gap: vars.space.x1, minHeight: "300px" });
export const price = style({ display: "grid", gap: vars.space.half });
export const amounts = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: vars.space.x1 });
export const before = style({ color: vars.color.inkSoft, textDecoration: "line-through" });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
