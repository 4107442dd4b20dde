import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

/** On a phone they take several lines of even length. */
export const pages = style({ paddingBlock: vars.space.x4, textAlign: "center", textWrap: "balance" });
export const page = style({
  display: "inline-grid",
  placeItems: "center",
  verticalAlign: "middle",
  margin: "2px",
  minWidth: vars.target,
  minHeight: vars.target,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  font: "inherit",
  color: vars.color.ink,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:hover": { background: vars.color.tint },
    '&[aria-current="page"]': { background: vars.color.leaf, color: vars.color.onLeaf },
  },
});
export const gap = style({ display: "inline-block", minWidth: vars.space.x3, color: vars.color.inkSoft });
