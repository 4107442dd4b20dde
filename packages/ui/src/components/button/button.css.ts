import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** One that does nothing now is `aria-disabled` where it must not lose the focus. */
const OFF = '&:disabled, &[aria-disabled="true"]';

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.x1,
  minHeight: vars.target,
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    [OFF]: { background: vars.color.tint, color: vars.color.inkSoft, borderColor: vars.color.line },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
  "@media": {
    [media.hover]: {
      transition: `background ${vars.duration.quick} ease-out, border-color ${vars.duration.quick} ease-out`,
    },
  },
});

const onHover = (background: string) => ({
  "@media": { [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background } } } },
});

export const variant = styleVariants({
  primary: [base, { background: vars.color.leaf, color: vars.color.onLeaf }, onHover(vars.color.leafDark)],
  secondary: [
    base,
    { background: vars.color.card, color: vars.color.leaf, borderColor: vars.color.leaf },
    onHover(vars.color.leafTint),
  ],
  quiet: [base, { background: "none", color: vars.color.leaf }, onHover(vars.color.leafTint)],
  danger: [base, { background: vars.color.clay, color: vars.color.onClay }, onHover(vars.color.clayDark)],
});

export const size = styleVariants({
  small: { paddingInline: "20px", fontSize: vars.size.small },
  medium: { paddingInline: vars.space.x3 },
  large: { minHeight: "52px", paddingInline: vars.space.x4 },
});

export const wide = style({ width: "100%" });
