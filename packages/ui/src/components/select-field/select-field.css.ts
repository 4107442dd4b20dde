import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const select = style({
  width: "100%",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  selectors: { "&:disabled": { background: vars.color.tint, color: vars.color.inkSoft } },
});
