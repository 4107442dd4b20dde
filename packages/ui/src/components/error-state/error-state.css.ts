import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const state = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.x2,
  padding: vars.space.x4,
  marginBlock: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.clayTint,
  textAlign: "center",
});
export const title = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold });
export const message = style({ color: vars.color.clayDark });
