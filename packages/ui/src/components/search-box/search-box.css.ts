import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../focus-ring.ts";
import { vars } from "../../theme.css.ts";

export const search = style({ position: "relative", display: "block" });
export const form = style({
  display: "flex",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(input:focus-visible)": { ...focusRing, borderColor: vars.color.leaf },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.target,
  paddingInlineStart: "20px",
  textOverflow: "ellipsis",
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  outline: "none",
  appearance: "none",
  selectors: {
    "&::placeholder": { color: vars.color.inkSoft, opacity: 1 },
  },
});
export const submit = style({
  display: "grid",
  placeItems: "center",
  width: "52px",
  minHeight: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.leaf,
});
export const panel = style({
  position: "absolute",
  zIndex: 12,
  insetInline: 0,
  top: `calc(100% + ${vars.space.x1})`,
  padding: vars.space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
});
export const empty = style({ padding: `${vars.space.x1h} ${vars.space.x2}`, color: vars.color.inkSoft });
export const list = style({ display: "grid" });
const anyOption = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  lineHeight: vars.line.snug,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.tint },
    '&[aria-selected="true"]': { background: vars.color.leafTint, boxShadow: `inset 2px 0 0 ${vars.color.leaf}` },
  },
});
export const option = styleVariants({
  match: [anyOption],
  more: [anyOption, { color: vars.color.leaf, fontWeight: vars.weight.medium }],
});
