import { style } from "@vanilla-extract/css";
import { focusRing } from "../../focus-ring.ts";
import { starMask } from "../../star-shape.ts";
import { vars } from "../../theme.css.ts";

export const group = style({ display: "grid", gap: vars.space.half });
export const legend = style({ paddingInline: 0, fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const stars = style({ display: "flex", marginInlineStart: `calc(-1 * ${vars.space.x1})` });
const star = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    "&::before": { content: '""', width: "28px", height: "28px", mask: `${starMask} center / contain` },
    "&:has(:focus-visible)": { ...focusRing, outlineOffset: "-3px" },
  },
});
export const full = style([star, { selectors: { "&::before": { background: vars.color.marigold } } }]);
export const empty = style([star, { selectors: { "&::before": { background: vars.color.lineStrong } } }]);
/** Covers the star, so that click and focus ring are where the star is. */
export const input = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
