import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const tile = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x1,
  alignContent: "start",
  color: vars.color.ink,
  textDecoration: "none",
  textAlign: "center",
});
const picture = style({
  width: "100%",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
  "@media": {
    [media.hover]: {
      transition: `transform ${vars.duration.slow} ease-out`,
      selectors: { [`a${tile}:hover &`]: { transform: "scale(1.02)" } },
    },
  },
});
/** The pictures' shapes: packs square, categories round, certificates upright, brand labels flat. */
export const shape = styleVariants({
  square: [picture, { aspectRatio: "1" }],
  round: [picture, { aspectRatio: "1", borderRadius: vars.radius.full }],
  paper: [picture, { aspectRatio: "3 / 4", borderRadius: vars.radius.small }],
  flat: [picture, { aspectRatio: "4 / 3" }],
});
export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  textWrap: "balance",
  hyphens: "auto",
});
