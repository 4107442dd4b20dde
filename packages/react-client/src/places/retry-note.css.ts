import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const failed = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space.x1 });
export const reason = style({
  color: vars.color.clayDark,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
