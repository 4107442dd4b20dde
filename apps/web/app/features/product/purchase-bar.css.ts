import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { CART, ICONS, inBottomBar } from "../../shell/bottom-bar.css.ts";

const ADD = "88px";
const WIDTH = `calc(${ADD} + 2 * ${vars.space.x1})`;

/** On a phone, price and button in the bar at the bottom of the window. */
export const bar = style([
  inBottomBar,
  {
    flexDirection: "column",
    justifyContent: "center",
    width: WIDTH,
    "@media": { [media.desktop]: { display: "none" }, print: { display: "none" } },
  },
]);
globalStyle(`${bar} > button`, { width: ADD, paddingInline: vars.space.x1 });

/** Beside both, where a customer's cart stands once it is known [R10]: nothing moves when it comes. */
export const name = style({
  position: "absolute",
  insetBlock: 0,
  right: "100%",
  display: "grid",
  alignContent: "center",
  width: `calc(100vw - ${ICONS} - ${WIDTH})`,
  paddingInlineStart: vars.space.half,
  paddingBottom: "env(safe-area-inset-bottom, 0px)",
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  color: vars.color.inkSoft,
});
export const words = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
});

const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ "@media": { [media.phone]: rule } });
globalStyle(`main:has(~ ${CART}) ${name}`, phone({ display: "none" }));
const cart = `main:has(${bar}) ~ ${CART} > div`;
globalStyle(cart, phone({ paddingInlineEnd: WIDTH }));
globalStyle(`${cart} > p > span`, phone({ display: "none" }));
/** One button of the two stands out: what the page is for. */
globalStyle(
  `${cart} > a`,
  phone({
    paddingInline: vars.space.x1h,
    borderColor: vars.color.leaf,
    background: vars.color.card,
    color: vars.color.leaf,
  }),
);
