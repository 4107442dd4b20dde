import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const frame = style({
  display: "grid",
  gap: vars.space.half,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
});

export const line = style({ display: "flex", alignItems: "center", gap: vars.space.x1h, minHeight: vars.target });

export const box = style({ width: "24px", height: "24px", accentColor: vars.color.leaf });

export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const trouble = style([note, { color: vars.color.clayDark }]);
