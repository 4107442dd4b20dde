import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const check = style({
  display: "grid",
  gap: vars.space.x1h,
  padding: vars.space.x2,
  borderRadius: vars.radius.small,
  background: vars.color.leafTint,
});
export const answer = style({ display: "grid", gap: vars.space.x1 });
globalStyle(`${answer} dt`, { fontSize: vars.size.small, color: vars.color.inkSoft });
