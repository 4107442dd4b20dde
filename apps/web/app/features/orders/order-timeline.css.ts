import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const section = style({
  ...card,
  display: "grid",
  gap: vars.space.x2,
  marginBottom: vars.space.x3,
  padding: vars.space.x3,
});
/** Below each other on phones, side by side where there is room. */
export const steps = style({
  display: "grid",
  "@media": { [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});
const DOT = "16px";
const base = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  paddingLeft: vars.space.x4,
  paddingBottom: vars.space.x2,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      top: "4px",
      left: 0,
      zIndex: 1,
      boxSizing: "border-box",
      width: DOT,
      height: DOT,
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.leaf}`,
      background: vars.color.leaf,
    },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      top: "12px",
      bottom: "-4px",
      left: "7px",
      width: "2px",
      background: vars.color.lineStrong,
    },
  },
  "@media": {
    [media.desktop]: {
      padding: `${vars.space.x3} ${vars.space.x2} 0 0`,
      selectors: {
        "&::before": { top: 0 },
        "&:not(:last-child)::after": { top: "7px", bottom: "auto", left: DOT, width: "auto", right: 0, height: "2px" },
      },
    },
  },
});
export const step = styleVariants({
  done: [base],
  ahead: [
    base,
    {
      color: vars.color.inkSoft,
      selectors: { "&::before": { borderColor: vars.color.lineStrong, background: vars.color.card } },
    },
  ],
  ended: [base, { selectors: { "&::before": { borderColor: vars.color.clay, background: vars.color.clay } } }],
});
export const state = style({ fontWeight: vars.weight.medium });
export const time = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const tracking = style({ fontSize: vars.size.small, overflowWrap: "anywhere" });
export const link = style({ display: "inline-block", paddingBlock: vars.space.x1h, fontWeight: vars.weight.medium });
