import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const viewer = style({
  position: "fixed",
  inset: 0,
  zIndex: 31,
  overflow: "hidden",
  background: vars.color.paper,
  animation: `${appear} ${vars.duration.quick} ease-out`,
});
export const body = style({ height: "100%" });

/** Its size is what the picture is fitted to. */
const stage = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  containerType: "size",
  touchAction: "none",
  userSelect: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const stageOf = styleVariants({
  whole: [stage, { cursor: "zoom-in" }],
  magnified: [stage, { cursor: "grab", selectors: { "&:active": { cursor: "grabbing" } } }],
});
/** As large as fits; its shape is the picture's. */
export const picture = style({
  transition: `transform ${vars.duration.slow} ease-out`,
  willChange: "transform",
});
export const image = style({ width: "100%", height: "100%", objectFit: "contain", pointerEvents: "none" });

/** Over the picture, so that they lie on a ground of their own. */
const upon = style({ position: "absolute", borderRadius: vars.radius.full, background: vars.color.card });
const edge = { phone: vars.space.x1, desktop: vars.space.x3 } as const;
const raised = { boxShadow: vars.shadow.float } as const;
/** Last in tab order, so that the focus first goes to the picture. */
export const close = style([
  upon,
  raised,
  {
    top: `calc(${edge.phone} + env(safe-area-inset-top, 0px))`,
    right: edge.phone,
    "@media": { [media.desktop]: { top: edge.desktop, right: edge.desktop } },
  },
]);
export const place = style([
  upon,
  raised,
  {
    top: `calc(${edge.phone} + env(safe-area-inset-top, 0px))`,
    left: edge.phone,
    display: "flex",
    alignItems: "center",
    minHeight: vars.target,
    paddingInline: vars.space.x2,
    fontSize: vars.size.small,
    fontVariantNumeric: "tabular-nums",
    "@media": { [media.desktop]: { top: edge.desktop, left: edge.desktop } },
  },
]);
const turn = style([upon, raised, { top: "50%", marginTop: `calc(${vars.target} / -2)` }]);
/** On a phone the picture is swiped, and the buttons stand below it. */
const low = {
  top: "auto",
  bottom: `calc(${vars.space.x2} + env(safe-area-inset-bottom, 0px))`,
  marginTop: 0,
} as const;
export const previous = style([
  turn,
  { left: edge.phone, "@media": { [media.phone]: low, [media.desktop]: { left: edge.desktop } } },
]);
export const next = style([
  turn,
  { right: edge.phone, "@media": { [media.phone]: low, [media.desktop]: { right: edge.desktop } } },
]);
export const controls = style([
  upon,
  raised,
  {
    left: 0,
    right: 0,
    bottom: `calc(${vars.space.x2} + env(safe-area-inset-bottom, 0px))`,
    display: "flex",
    width: "fit-content",
    marginInline: "auto",
  },
]);
export const percent = style({
  minWidth: "5ch",
  alignSelf: "center",
  textAlign: "center",
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
