import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const field = style({ display: "grid", gap: vars.space.half });
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const optional = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const box = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  selectors: {
    "&:focus-within": { outline: `3px solid ${vars.color.leaf}`, outlineOffset: "1px" },
    "&:has([aria-invalid])": { borderColor: vars.color.clay },
  },
});
export const prefix = style({ paddingLeft: vars.space.x2, color: vars.color.inkSoft });
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: "42px",
  paddingInline: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  outline: "none",
});
export const hint = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const error = style({ fontSize: vars.size.small, color: vars.color.clay });
