import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const sections = style({ display: "grid", gap: vars.space.x4, paddingBottom: vars.space.x3 });
export const heading = style({ fontSize: vars.size.large, paddingBottom: vars.space.x1 });
export const quiet = style({ fontSize: vars.size.small, color: vars.color.inkSoft, paddingBottom: vars.space.x1 });
export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space.x2,
  paddingBottom: vars.space.x3,
});
export const problems = style({ display: "grid", gap: vars.space.x1, paddingInlineStart: vars.space.x3 });
