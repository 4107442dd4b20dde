import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const state = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.x1h,
  padding: `${vars.space.x6} ${vars.space.x2}`,
  textAlign: "center",
});
export const title = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold, lineHeight: vars.line.snug });
export const message = style({ color: vars.color.inkSoft, maxWidth: "48ch", textWrap: "pretty" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.x1,
  marginTop: vars.space.x1,
  selectors: { "&:empty": { display: "none" } },
});
