import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const lines = style({ display: "grid", gap: vars.space.x1h });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
});
export const gone = style({ color: vars.color.inkSoft, textDecoration: "line-through" });
export const addLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
