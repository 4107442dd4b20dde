import { vars } from "@store/ui/theme";
import { container, media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The id of the menu. */
export const MENU = "menu";
/** Set on the menu while Escape has closed the panel under the pointer. */
export const DISMISSED = "data-dismissed";

/** The row of categories, which an open panel hangs from. */
export const ROW = "--categories";

/** A phone's drawer, and each level of it: in one place, with nothing of a popover's own look. */
export const drawer = style({
  position: "fixed",
  inset: "0 auto 0 0",
  margin: 0,
  width: "min(88vw, 360px)",
  height: "100dvh",
  maxHeight: "none",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `0 ${vars.space.x2} ${vars.space.x2}`,
  border: 0,
  background: vars.color.card,
  color: vars.color.ink,
});

export const menu = style([
  drawer,
  {
    boxShadow: vars.shadow.float,
    selectors: { "&::backdrop": { background: vars.color.veil } },
    "@media": {
      // The same list, laid out as a row: a popover only where the screen is narrow.
      [media.desktop]: {
        display: "block",
        position: "static",
        width: "auto",
        height: "auto",
        overflow: "visible",
        maxWidth: container.page,
        marginInline: "auto",
        padding: `0 ${vars.space.x6}`,
        background: "none",
        boxShadow: "none",
        anchorName: ROW,
      },
    },
  },
]);
