import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import heartIcon from "lucide-static/icons/heart.svg?raw";
import { focusRing } from "../../focus-ring.ts";
import { iconImage } from "../../icon-image.ts";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const inset = { phone: "10px", desktop: "14px" } as const;

export const card = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  // Inside the border: a carousel clips what is outside.
  selectors: {
    "&:has(a:focus-visible)": { ...focusRing, outlineOffset: "-3px" },
    // The picture's place: it follows the words in the markup, and a page may be painted between the two.
    "&::before": { content: '""', flex: "none", aspectRatio: "1" },
  },
  "@media": {
    [media.hover]: {
      transition: `border-color ${vars.duration.quick} ease-out`,
      selectors: { "&:hover": { borderColor: vars.color.lineStrong } },
    },
  },
});

/**
 * In the place that the card keeps free for it, below the card's link. Its background reaches to the card's edges. Tags
 * stand upon it below each other, clear of the heart.
 */
export const picture = style({
  position: "absolute",
  zIndex: -1,
  insetInline: 0,
  top: 0,
  aspectRatio: "1",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.half,
  padding: `${inset.phone} 44px 0 ${vars.space.half}`,
  overflow: "hidden",
  background: vars.color.tint,
  "@media": { [media.desktop]: { padding: `${inset.phone} 52px 0 ${inset.phone}` } },
});
const image = style({
  selectors: { "&&": { position: "absolute" } },
  zIndex: -1,
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@media": {
    [media.hover]: {
      transition: `transform ${vars.duration.slow} ease-out`,
      selectors: { [`${card}:hover &`]: { transform: "scale(1.03)" } },
    },
  },
});
export const imageOf = styleVariants({
  inStock: [image],
  outOfStock: [image, { opacity: 0.5, filter: "saturate(0.5)" }],
});

export const outOfStock = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  paddingBlock: "6px",
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.fine,
  fontWeight: vars.weight.medium,
  letterSpacing: "0.06em",
  textAlign: "center",
});

export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "6px",
  padding: `${vars.space.x1h} ${inset.phone} ${inset.phone}`,
  "@media": { [media.desktop]: { padding: inset.desktop } },
});

export const name = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  textWrap: "pretty",
  "@media": { [media.desktop]: { fontSize: vars.size.body } },
});
/** The whole card is a link, its buttons lie above it. A long name ends after three lines. */
export const link = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

/** At the bottom, so that prices and buttons of a row stand on one line. */
export const foot = style({
  display: "grid",
  gap: vars.space.x1,
  marginTop: "auto",
  paddingTop: vars.space.half,
  "@media": {
    [media.desktop]: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" },
  },
});
/** What can be pressed. */
globalStyle(`${foot} > :not(p)`, { position: "relative" });

const heartOf = (fill: string) => iconImage(heartIcon.replace('fill="none"', `fill="${fill}"`));

/** As large as a finger, with a smaller disc inside. Its icon is no element: lists have hundreds of them. */
export const heart = style({
  position: "absolute",
  top: "2px",
  right: "2px",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "radial-gradient(closest-side, rgb(255 255 255 / 0.92) 80%, transparent 82%)",
  color: vars.color.clay,
  selectors: {
    "&:focus-visible": { outlineOffset: "-3px" },
    "&:hover": { color: vars.color.clayDark },
    "&::before": {
      content: '""',
      width: "20px",
      height: "20px",
      background: "currentColor",
      maskImage: heartOf("none"),
      maskSize: "100%",
    },
    '&[aria-pressed="true"]::before': { maskImage: heartOf("#000") },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&::before": { background: "ButtonText" } } } },
});
