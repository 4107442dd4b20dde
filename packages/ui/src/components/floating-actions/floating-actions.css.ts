import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { barHeight, media } from "../../tokens/index.ts";

const SIDE = vars.target;

/**
 * Never upon what can be pressed: on a phone a bar with its own space at the end of the page, from 768 px on in the
 * margin beside the content, which is wider than the buttons. Room for two: one that comes later moves nothing.
 */
export const stack = style({
  zIndex: 8,
  "@media": {
    [media.phone]: {
      position: "sticky",
      bottom: 0,
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      minHeight: `calc(${barHeight} + env(safe-area-inset-bottom, 0px))`,
      paddingInline: vars.space.half,
      paddingBottom: "env(safe-area-inset-bottom, 0px)",
      boxShadow: `0 -1px 0 ${vars.color.line}`,
      background: vars.color.card,
    },
    [media.desktop]: {
      position: "fixed",
      right: "2px",
      bottom: `calc(${vars.space.x8} + ${vars.space.x2})`,
      display: "grid",
      alignContent: "end",
      gap: vars.space.x1,
      minHeight: `calc(2 * ${SIDE} + ${vars.space.x1})`,
      pointerEvents: "none",
    },
    print: { display: "none" },
  },
});

const action = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space.x1,
  minWidth: SIDE,
  height: SIDE,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.leaf,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  pointerEvents: "auto",
  "@media": { [media.desktop]: { boxShadow: vars.shadow.float } },
});

export const variant = styleVariants({
  primary: [
    action,
    {
      "@media": {
        [media.phone]: { paddingInline: vars.space.x1 },
        [media.desktop]: { background: vars.color.leaf, color: vars.color.onLeaf },
      },
    },
  ],
  plain: [action, { "@media": { [media.phone]: { order: 1 }, [media.desktop]: { color: vars.color.ink } } }],
});

/** Beside the icon, in the phone's bar only. */
export const words = style({ "@media": { [media.desktop]: { display: "none" } } });
