import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** On a wide screen there is room for a carousel's buttons, which come when it has been measured. */
export const header = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "end",
  gap: `${vars.space.x1} ${vars.space.x3}`,
  marginBottom: vars.space.x2,
  "@media": { [media.desktop]: { minHeight: vars.target } },
});
export const words = style({ flex: "1 1 12rem", minWidth: 0 });
export const title = style({
  fontSize: `clamp(${vars.size.large}, 1rem + 1.4vw, ${vars.size.title})`,
  letterSpacing: "-0.01em",
});
export const description = style({
  marginTop: vars.space.half,
  color: vars.color.inkSoft,
  maxWidth: "64ch",
  textWrap: "pretty",
});
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.target,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});
