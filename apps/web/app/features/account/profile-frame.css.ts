import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";
import { pageTitle } from "../../shell/shell.css.ts";

const lineHeight = style({ display: "flex", alignItems: "center", minHeight: "92px" });
export const title = style([pageTitle, lineHeight]);
/** The arrow's picture, not its target, stands at the edge. */
export const head = style([lineHeight, { gap: vars.space.half, marginInlineStart: "-10px" }]);
export const openTitle = style({ fontSize: vars.size.title, selectors: { "&:focus": { outline: "none" } } });

export const menu = style({ ...card, display: "grid", overflow: "hidden" });
export const item = style({ selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } } });
export const menuLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "56px",
  paddingInline: vars.space.x2,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
