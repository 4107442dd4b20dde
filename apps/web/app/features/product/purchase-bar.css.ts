import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { BELOW } from "../../shell/bottom-bar.css.ts";
import { BUY } from "./purchase.css.ts";

const HEIGHT = "68px";

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
  bottom: BELOW,
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

/** As wide as with its word, which may come a moment later. */
globalStyle(`${bar} > button`, { minWidth: "80px" });

export const offer = style({ minWidth: 0 });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

/** What gets the focus scrolls clear of them. */
globalStyle(`html:has(${bar})`, {
  "@media": { [media.phone]: { scrollPaddingBottom: `calc(${BELOW} + ${HEIGHT} + ${vars.space.x2})` } },
});
