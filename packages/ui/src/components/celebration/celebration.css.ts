import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** The message comes and goes by moving. */
const rise = keyframes({ from: { transform: "translateY(24px) scale(0.96)" } });
const LEAVING = "1s ease-in";
/**
 * The whole screen, in the browser's top layer: nothing below it moves. It does not darken the page: shoppers keep
 * seeing what they came for, and the browser has no page to paint again.
 */
const overlay = style({
  position: "fixed",
  inset: 0,
  width: "100vw",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: vars.space.x2,
  border: 0,
  overflow: "hidden",
  background: "none",
  color: vars.color.ink,
  selectors: {
    "&[open]": { display: "grid", placeItems: "center" },
    "&::backdrop": { background: "none" },
    "&:focus": { outline: "none" },
  },
});
export const stage = styleVariants({ here: [overlay], leaving: [overlay] });

const fadesOut = style({
  transition: `opacity ${LEAVING}`,
  selectors: { [`${stage.leaving} > &`]: { opacity: 0 } },
});

/** The layer of the confetti: it takes no clicks. */
export const sky = style([fadesOut, { position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" }]);

const piece = style({
  position: "absolute",
  top: 0,
  width: "8px",
  height: "14px",
  borderRadius: "2px",
  willChange: "transform",
});
export const pieces = [
  style([piece, { background: vars.color.marigold }]),
  style([piece, { background: vars.color.leaf }]),
  style([piece, { background: vars.color.card }]),
  style([piece, { background: vars.color.clay, width: "10px", height: "10px" }]),
  style([piece, { background: vars.color.leafTint, width: "9px", height: "9px", borderRadius: "50% 0" }]),
];

/** A star with four points on a square of 18 pixels. */
const STAR = "M9 0c.7 5.2 3.1 8.2 9 9-5.9.8-8.3 3.8-9 9-.7-5.2-3.1-8.2-9-9 5.9-.8 8.3-3.8 9-9Z";
export const sparkle = style({
  position: "absolute",
  width: "18px",
  height: "18px",
  background: vars.color.marigold,
  clipPath: `path("${STAR}")`,
});

export const close = style([
  fadesOut,
  {
    position: "absolute",
    zIndex: 1,
    top: vars.space.x2,
    right: vars.space.x2,
    borderRadius: vars.radius.full,
    background: vars.color.card,
    boxShadow: vars.shadow.float,
  },
]);

export const card = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: vars.space.x2,
  width: "min(440px, 100%)",
  padding: `${vars.space.x5} ${vars.space.x3} ${vars.space.x4}`,
  borderRadius: "20px",
  background: vars.color.paper,
  boxShadow: vars.shadow.float,
  textAlign: "center",
  animation: `${rise} 400ms ease-out`,
  transition: `transform ${LEAVING}`,
  selectors: { [`${stage.leaving} > &`]: { transform: "translateY(100dvh)" } },
});
export const emblem = style({
  display: "grid",
  placeItems: "center",
  width: "104px",
  height: "104px",
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle at 35% 30%, ${vars.color.marigoldTint}, ${vars.color.marigold})`,
  boxShadow: `0 0 0 6px ${vars.color.paper}, 0 0 0 8px ${vars.color.marigold}`,
  color: vars.color.onMarigold,
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});
export const title = style({
  paddingTop: vars.space.x1,
  fontSize: vars.size.title,
  "@media": { [media.phone]: { fontSize: "1.5rem" } },
});
export const words = style({ color: vars.color.inkSoft, maxWidth: "36ch", textWrap: "balance" });
