import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const ways = style({ display: "grid", gap: vars.space.x1 });
export const address = style({
  padding: vars.space.x1h,
  borderRadius: vars.radius.small,
  background: vars.color.tint,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
});
