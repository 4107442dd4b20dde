import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(96px, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space.x1} ${vars.space.x1h}`,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  fontVariantNumeric: "tabular-nums",
});
export const row = style({ display: "contents" });
export const track = style({
  height: vars.space.x1,
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: vars.color.tint,
});
export const bar = style({ height: "100%", borderRadius: vars.radius.full, background: vars.color.marigold });
export const count = style({ textAlign: "end", color: vars.color.inkSoft });
