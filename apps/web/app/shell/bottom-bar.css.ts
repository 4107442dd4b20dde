import { vars } from "@store/ui/theme";
import { barHeight, media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const SHORTCUTS = 'aside[aria-label="Shortcuts"]';
export const CART = 'aside[aria-label="Your cart"]';
const INSET = "env(safe-area-inset-bottom, 0px)";
const HEIGHT = `calc(${barHeight} + ${INSET})`;
/** What the shortcuts take as icons. */
export const ICONS = `calc(${vars.space.half} + 2 * ${vars.target} + ${vars.space.half})`;

const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ "@media": { [media.phone]: rule } });

/**
 * What a page itself keeps in reach on a phone, such as the sum to pay. Never a second bar: it stands in that of the
 * shortcuts, at its right, which has its own space at the end of the page.
 */
export const inBottomBar = style(
  phone({
    position: "fixed",
    bottom: 0,
    right: 0,
    zIndex: 10,
    display: "flex",
    alignItems: "center",
    minHeight: HEIGHT,
    paddingBottom: INSET,
    background: vars.color.card,
    boxShadow: `0 -1px 0 ${vars.color.line}`,
  }),
);

/** What gets the focus scrolls clear of them. */
const clear = { scrollPaddingBottom: `calc(${HEIGHT} + ${vars.space.x2})` };
globalStyle("html", { scrollPaddingBottom: vars.space.x2 });
globalStyle(`html:has(${CART})`, clear);
globalStyle(`html:has(${SHORTCUTS})`, phone(clear));

/**
 * Where a bar has more to say, the shortcuts are icons at its left. Never by `html:has(…)` before a descendant: browsers
 * would restyle the whole document for each element that comes.
 */
const asIcons = `:is(${SHORTCUTS}:has(~ ${CART}), main:has(${inBottomBar}) ~ ${SHORTCUTS})`;
globalStyle(asIcons, phone({ justifyContent: "start" }));
/** The words; what is before them is the icon, which is an empty span. */
globalStyle(`${asIcons} a > span + span`, phone({ display: "none" }));

/** A customer's stand in the cart's bar: where they stood before that bar came. */
globalStyle(
  `${SHORTCUTS}:has(~ ${CART})`,
  phone({ position: "fixed", left: 0, zIndex: 10, boxShadow: "none", background: "none" }),
);
globalStyle(
  `${SHORTCUTS} ~ ${CART} > div`,
  phone({
    gap: vars.space.x1,
    paddingInlineStart: ICONS,
    fontSize: vars.size.small,
    lineHeight: vars.line.snug,
  }),
);
