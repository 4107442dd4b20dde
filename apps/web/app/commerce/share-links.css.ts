import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.half} ${vars.space.x2}`,
});
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium, color: vars.color.inkSoft });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space.half });
export const way = style({
  display: "inline-grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.leaf,
  "@media": {
    [media.hover]: {
      transition: `background ${vars.duration.quick} ease-out`,
      selectors: { "&:hover": { background: vars.color.leafTint } },
    },
  },
});
