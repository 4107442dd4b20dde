import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  selectors: {
    "&:not(:last-child)::after": { content: '"/"', paddingInline: vars.space.x1, color: vars.color.lineStrong },
  },
});
export const link = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target, color: "inherit" });
export const current = style({ color: vars.color.ink });
