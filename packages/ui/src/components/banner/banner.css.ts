import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const base = style({ width: "100%", objectFit: "cover", background: vars.color.tint });
export const shape = styleVariants({
  band: [base, { aspectRatio: "8 / 5", "@media": { [media.desktop]: { aspectRatio: "4 / 1" } } }],
  hero: [base, { aspectRatio: "1", "@media": { [media.desktop]: { aspectRatio: "5 / 2" } } }],
});
