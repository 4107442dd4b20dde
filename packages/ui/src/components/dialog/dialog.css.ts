import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media, toastTop } from "../../tokens/index.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } });

export const veil = style({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  background: vars.color.veil,
  animation: `${appear} ${vars.duration.quick} ease-out`,
});

/** Above a dialog, a message has its own room. */
const MESSAGE_ROOM = "72px";

/** What holds the dialog in place: at the bottom of a phone, in the middle of a larger screen. */
const dialog = style({
  position: "fixed",
  zIndex: 31,
  insetInline: 0,
  bottom: 0,
  display: "flex",
  flexDirection: "column",
  maxHeight: `calc(100dvh - ${MESSAGE_ROOM})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.duration.slow} ease-out`,
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [media.desktop]: {
      top: 0,
      height: "fit-content",
      maxHeight: `calc(100dvh - 2 * ${MESSAGE_ROOM})`,
      margin: "auto",
      borderRadius: vars.radius.card,
    },
  },
});
globalStyle(`html:has(${dialog})`, { vars: { [toastTop]: vars.space.x1 } });
const width = (pixels: string) => ({ "@media": { [media.desktop]: { width: pixels } } });
export const size = styleVariants({
  medium: [dialog, width("440px")],
  large: [dialog, width("min(720px, calc(100vw - 64px))")],
});

export const head = style({ padding: `${vars.space.x1h} 60px ${vars.space.x1h} ${vars.space.x3}` });
export const title = style({ fontSize: vars.size.large, paddingBlock: "10px" });
export const description = style({ color: vars.color.inkSoft });
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  padding: `${vars.space.half} ${vars.space.x3} calc(${vars.space.x3} + env(safe-area-inset-bottom, 0px))`,
});
/** Shown above the title, last in tab order, and always in view while the content scrolls. */
export const close = style({
  order: -1,
  position: "sticky",
  top: vars.space.x1h,
  alignSelf: "flex-end",
  height: 0,
  margin: `${vars.space.x1h} ${vars.space.x1} calc(-1 * ${vars.space.x1h})`,
});
