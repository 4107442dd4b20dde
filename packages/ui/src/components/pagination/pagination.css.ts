import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.half,
  paddingBlock: vars.space.x4,
});
export const page = style({
  display: "grid",
  placeItems: "center",
  minWidth: vars.target,
  minHeight: vars.target,
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:hover": { background: vars.color.tint },
    '&[aria-current="page"]': { background: vars.color.leaf, color: vars.color.onLeaf },
  },
});
export const gap = style({ display: "grid", placeItems: "center", minWidth: vars.space.x3, color: vars.color.inkSoft });
