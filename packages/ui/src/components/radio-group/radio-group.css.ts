import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const group = style({ display: "grid", gap: vars.space.x1 });
export const legend = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold, paddingBottom: vars.space.x2 });
export const option = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space.x2,
  alignItems: "start",
  minHeight: vars.target,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  cursor: "pointer",
  selectors: { "&:has(:checked)": { borderColor: vars.color.leaf, background: vars.color.leafTint } },
});
export const input = style({ width: "20px", height: "20px", margin: "2px 0", accentColor: vars.color.leaf });
export const label = style({ display: "block", fontWeight: vars.weight.medium });
export const note = style({ display: "block", color: vars.color.inkSoft, fontSize: vars.size.small });
