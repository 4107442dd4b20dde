import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const base = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { color: vars.color.lineStrong },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.hover]: {
      transition: `background ${vars.duration.quick} ease-out`,
      selectors: { "&:hover:not(:disabled)": { background: vars.color.tint } },
    },
  },
});

export const variant = styleVariants({
  plain: [base, { background: "none" }],
  outlined: [base, { background: vars.color.card, boxShadow: `inset 0 0 0 1px ${vars.color.line}` }],
});
