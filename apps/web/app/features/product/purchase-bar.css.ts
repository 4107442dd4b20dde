import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { BUY } from "./purchase.css.ts";

const HEIGHT = "68px";
/** What the bar of the cart takes, which customers have below. */
const CART_BAR = "60px";

/** While the row is in view, from its first to its last pixel, the bar is hidden and takes no focus. */
const hideBesideRow = keyframes({
  "0%, 100%": { visibility: "visible" },
  "0.1%, 99.9%": { visibility: "hidden" },
});

/**
 * On a phone, price and button at the bottom of the window while the page's own are out of view. It takes its own space
 * at the end of the page. Browsers that cannot tie it to the row's place show it all the time.
 */
export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 7,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x2,
  minHeight: HEIGHT,
  marginTop: vars.space.x4,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  background: vars.color.card,
  boxShadow: `${vars.shadow.float}, 0 -1px 0 ${vars.color.line}`,
  "@media": { [media.desktop]: { display: "none" }, print: { display: "none" } },
  "@supports": {
    "(animation-timeline: view()) and (timeline-scope: --a)": {
      animation: `${hideBesideRow} linear both`,
      animationTimeline: BUY,
      animationRange: "cover",
    },
  },
});
/** What has the focus does not vanish. */
globalStyle(`${bar}:focus-within`, { animation: "none" });

export const offer = style({ minWidth: 0 });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

/** Above the cart's bar. */
globalStyle(`body:has(aside[aria-label="Your cart"]) ${bar}`, {
  "@media": { [media.phone]: { bottom: `calc(${CART_BAR} + env(safe-area-inset-bottom, 0px))` } },
});
/** Floating buttons stand above the bars. */
globalStyle(`body:has(${bar}):has(aside[aria-label="Your cart"]) aside[aria-label="Shortcuts"]`, {
  "@media": {
    [media.phone]: { bottom: `calc(${CART_BAR} + ${HEIGHT} + ${vars.space.x2} + env(safe-area-inset-bottom, 0px))` },
  },
});
/** What gets the focus scrolls clear of them. */
globalStyle(`html:has(${bar})`, {
  "@media": { [media.phone]: { scrollPaddingBottom: `calc(${CART_BAR} + ${HEIGHT} + ${vars.space.x2})` } },
});
