import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const groups = style({ display: "grid", gap: vars.space.x4 });

export const title = style({
  paddingBottom: vars.space.x1h,
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
  overflowWrap: "anywhere",
});
