import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  color: vars.color.inkSoft,
});
export const item = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  selectors: {
    "&:not(:last-child)::after": { content: '"/" / ""', paddingInline: vars.space.x1, color: vars.color.lineStrong },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.half,
  marginInline: `calc(-1 * ${vars.space.half})`,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});
export const current = style({ color: vars.color.ink, overflowWrap: "anywhere" });
