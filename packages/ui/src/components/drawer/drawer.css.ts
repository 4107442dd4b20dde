import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const fromStart = keyframes({ from: { transform: "translateX(-100%)" } });
const fromEnd = keyframes({ from: { transform: "translateX(100%)" } });

const drawer = style({
  position: "fixed",
  zIndex: 31,
  insetBlock: 0,
  display: "flex",
  flexDirection: "column",
  overflowY: "auto",
  overscrollBehavior: "contain",
  width: "min(88vw, 380px)",
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  animationDuration: vars.duration.slow,
  animationTimingFunction: "ease-out",
  selectors: { "&:focus": { outline: "none" } },
});
export const side = styleVariants({
  start: [drawer, { left: 0, animationName: fromStart }],
  end: [drawer, { right: 0, animationName: fromEnd }],
});
export const head = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.x1} ${vars.space.x1} ${vars.space.x2}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.card,
});
export const title = style({ fontSize: vars.size.large });
export const content = style({ flex: 1, padding: vars.space.x2 });
export const foot = style({
  position: "sticky",
  bottom: 0,
  display: "grid",
  padding: `${vars.space.x2} ${vars.space.x2} calc(${vars.space.x2} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
});
