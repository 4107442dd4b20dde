import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const group = style({ display: "grid" });
export const legend = style({ padding: 0, paddingBlockEnd: vars.space.x1h, fontWeight: vars.weight.bold });
const options = style({ display: "grid", gap: vars.space.x1 });
export const layout = styleVariants({
  list: [options],
  /** Short labels, as many side by side as fit. */
  tiles: [options, { gridTemplateColumns: "repeat(auto-fill, minmax(138px, 1fr))" }],
  grid: [options, { "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }],
});
export const option = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x1h,
  alignItems: "start",
  minHeight: vars.target,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  cursor: "pointer",
  transition: `border-color ${vars.duration.quick} ease-out`,
  selectors: {
    "&:hover:not(:has(:disabled))": { borderColor: vars.color.lineStrong },
    "&:has(:checked)": { borderColor: vars.color.leaf, boxShadow: `inset 0 0 0 1px ${vars.color.leaf}` },
    "&:has(:disabled)": { background: vars.color.tint, color: vars.color.inkSoft, cursor: "not-allowed" },
  },
});
export const input = style({
  appearance: "none",
  width: "22px",
  height: "22px",
  margin: "1px 0 0",
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  cursor: "inherit",
  selectors: { "&:checked": { border: `7px solid ${vars.color.leaf}` } },
});
export const label = style({ display: "block", fontWeight: vars.weight.medium });
export const note = style({
  display: "block",
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
});
export const error = style({ paddingBlockStart: vars.space.x1 });
