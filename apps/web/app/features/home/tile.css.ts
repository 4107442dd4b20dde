import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const tile = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x1,
  alignContent: "start",
  minHeight: vars.target,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  textAlign: "center",
  textDecoration: "none",
  textWrap: "balance",
  hyphens: "auto",
  "@media": {
    [media.hover]: { selectors: { "a&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } } },
  },
});
const picture = {
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
} as const;
/** The pictures' shapes: packs and signs square, categories round, certificates upright, brand labels flat. */
export const shape = styleVariants({
  square: picture,
  sign: picture,
  round: { ...picture, maxWidth: "96px", borderRadius: vars.radius.full, justifySelf: "center" },
  paper: {
    ...picture,
    aspectRatio: "3 / 4",
    maxWidth: "80px",
    borderRadius: vars.radius.small,
    justifySelf: "center",
  },
  /** As high as the squares of the row beside it. */
  flat: {
    ...picture,
    aspectRatio: "4 / 3",
    "@media": { [media.wide]: { aspectRatio: "1", objectFit: "contain", background: vars.color.card } },
  },
});
