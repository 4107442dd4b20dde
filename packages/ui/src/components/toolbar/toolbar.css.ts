import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space.x2}`,
  minHeight: vars.target,
  fontSize: vars.size.small,
});
export const sticky = style([
  toolbar,
  { position: "sticky", top: 0, zIndex: 2, background: vars.color.paper, borderBottom: `1px solid ${vars.color.line}` },
]);
export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.half} ${vars.space.x1h}`,
});

/** On a phone one that stays in view is a single line, which is scrolled sideways: the list keeps the screen. */
globalStyle(`${sticky} > ${group}`, {
  "@media": {
    [media.phone]: { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", paddingBlock: vars.space.half },
  },
});
globalStyle(`${sticky} > ${group} > *`, { "@media": { [media.phone]: { flexShrink: 0, maxWidth: "100%" } } });
