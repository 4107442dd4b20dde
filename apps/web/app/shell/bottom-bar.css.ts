import { vars } from "@store/ui/theme";
import { barHeight, media } from "@store/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

const SHORTCUTS = 'aside[aria-label="Shortcuts"]';
const CART = 'aside[aria-label="Your cart"]';
const HEIGHT = "--bottom-bar";
const INSET = "env(safe-area-inset-bottom, 0px)";

/** What the bar of shortcuts or of the cart takes at the bottom of a phone's window; a page's own bar stands above. */
export const BELOW = `var(${HEIGHT}, 0px)`;
const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ "@media": { [media.phone]: rule } });
globalStyle(`html:has(${SHORTCUTS}, ${CART})`, phone({ vars: { [HEIGHT]: `calc(${barHeight} + ${INSET})` } }));
/** What gets the focus scrolls clear of it. */
globalStyle("html", phone({ scrollPaddingBottom: `calc(${BELOW} + ${vars.space.x2})` }));

/** A customer's shortcuts stand in the cart's bar, as icons at its left: where they stood before that bar came. */
const inCartBar = `body:has(${CART}) ${SHORTCUTS}`;
globalStyle(
  inCartBar,
  phone({
    position: "fixed",
    left: 0,
    zIndex: 10,
    justifyContent: "start",
    boxShadow: "none",
    background: "none",
  }),
);
globalStyle(`${inCartBar} a > :last-child`, phone({ display: "none" }));
globalStyle(
  `body:has(${SHORTCUTS}) ${CART} > div`,
  phone({
    gap: vars.space.x1,
    paddingInlineStart: `calc(${vars.space.half} + 2 * ${vars.target} + ${vars.space.half})`,
    fontSize: vars.size.small,
    lineHeight: vars.line.snug,
  }),
);
