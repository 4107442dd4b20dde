import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { barHeight, container, media } from "../../tokens/index.ts";

/** Takes its own space at the end of the page, so it never covers the last content. */
export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 9,
  background: vars.color.card,
  boxShadow: `${vars.shadow.float}, 0 -1px 0 ${vars.color.line}`,
  paddingBottom: "env(safe-area-inset-bottom, 0px)",
});
export const content = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x2,
  maxWidth: container.page,
  minHeight: barHeight,
  marginInline: "auto",
  paddingInline: vars.space.x2,
  "@media": { [media.desktop]: { paddingInline: vars.space.x6 } },
});
