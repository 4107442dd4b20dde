import { style } from "@vanilla-extract/css";
import { focusRing } from "../../focus-ring.ts";
import { vars } from "../../theme.css.ts";

export const field = style({ display: "grid", gap: "6px", alignContent: "start", minWidth: 0 });
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium, lineHeight: vars.line.snug });
export const optional = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const hint = style({ fontSize: vars.size.small, lineHeight: vars.line.snug, color: vars.color.inkSoft });
export const error = style({
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  fontWeight: vars.weight.medium,
  color: vars.color.clayDark,
});

/** The box of an input: the same border, background and focus ring everywhere. */
export const control = style({
  width: "100%",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  color: vars.color.ink,
  transition: `border-color ${vars.duration.quick} ease-out`,
  selectors: {
    "&::placeholder": { color: vars.color.inkSoft, opacity: 1 },
    "&:hover:not(:disabled)": { borderColor: vars.color.ink },
    "&:focus-visible": { ...focusRing, borderColor: vars.color.leaf },
    "&[readonly]": { background: vars.color.tint },
    "&:disabled": { background: vars.color.tint, color: vars.color.inkSoft, borderColor: vars.color.line },
    '&[aria-invalid="true"]': { borderColor: vars.color.clay, boxShadow: `inset 0 0 0 1px ${vars.color.clay}` },
  },
});
