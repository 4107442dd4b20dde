import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const tiles = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
});

export const tile = style({
  display: "flex",
  flexDirection: "column-reverse",
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.inkSoft,
});

export const number = style({
  fontSize: vars.size.title,
  fontWeight: 700,
  color: vars.color.ink,
  fontVariantNumeric: "tabular-nums",
});
