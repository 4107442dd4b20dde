import { vars } from "@store/ui/theme";
import { barHeight, media } from "@store/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

const SHORTCUTS = 'aside[aria-label="Shortcuts"]';
const CART = 'aside[aria-label="Your cart"]';
const HEIGHT = "--bottom-bar";
const INSET = "env(safe-area-inset-bottom, 0px)";

/** What the bars of shortcuts and of the cart take at the bottom of the window; a page's own bar stands above. */
export const BELOW = `var(${HEIGHT}, 0px)`;
const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ "@media": { [media.phone]: rule } });
const oneBar = { vars: { [HEIGHT]: `calc(${barHeight} + ${INSET})` } };
globalStyle(`html:has(${CART})`, oneBar);
globalStyle(`html:has(${SHORTCUTS})`, phone(oneBar));
/** What gets the focus scrolls clear of them. */
globalStyle("html", { scrollPaddingBottom: `calc(${BELOW} + ${vars.space.x2})` });

/** A customer's shortcuts stand in the cart's bar, as icons at its left: where they stood before that bar came. */
const inCartBar = `${SHORTCUTS}:has(~ ${CART})`;
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
/** The words; what is before them is the icon, which is an empty span. */
globalStyle(`${inCartBar} a > span + span`, phone({ display: "none" }));
globalStyle(
  `${SHORTCUTS} ~ ${CART} > div`,
  phone({
    gap: vars.space.x1,
    paddingInlineStart: `calc(${vars.space.half} + 2 * ${vars.target} + ${vars.space.half})`,
    fontSize: vars.size.small,
    lineHeight: vars.line.snug,
  }),
);
