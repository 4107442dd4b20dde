import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  height: "100%",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1 });
export const name = style({ fontWeight: vars.weight.bold });
export const address = style({ fontStyle: "normal", color: vars.color.inkSoft, lineHeight: vars.line.snug });
export const line = style({ display: "block" });
export const phones = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.x2 });
export const phone = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.half,
  marginTop: "auto",
  marginInlineStart: `calc(-1 * ${vars.space.x2})`,
});
