import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const line = style({ fontSize: vars.size.body, fontWeight: vars.weight.medium, lineHeight: vars.line.body });
export const eyebrow = styleVariants({
  leaf: [line, { color: vars.color.leafDark }],
  marigold: [line, { color: vars.color.marigoldInk }],
});
export const title = style({
  marginTop: vars.space.half,
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: vars.size.display } },
});
export const lead = style({ marginTop: vars.space.x2, maxWidth: "56ch", textWrap: "pretty" });
