import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const toast = style({
  display: "grid",
  gridTemplateColumns: `auto minmax(0, 1fr) ${vars.target}`,
  alignItems: "center",
  gap: vars.space.x1h,
  width: "100%",
  minHeight: "56px",
  paddingInlineStart: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
});

export const content = style({ gridColumn: 2, gridRow: 1, paddingBlock: vars.space.x1h });
export const title = style({ fontWeight: vars.weight.medium });
export const description = style({ marginTop: "2px", color: vars.color.inkSoft });
const icon = style({ gridColumn: 1, gridRow: 1 });
export const good = style([icon, { color: vars.color.leaf }]);
export const bad = style([icon, { color: vars.color.clay }]);
export const news = style([icon, { color: vars.color.sky }]);
export const action = style({
  gridColumn: 2,
  gridRow: 2,
  justifySelf: "start",
  minHeight: vars.target,
  marginTop: `calc(-1 * ${vars.space.x1h})`,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.leaf,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  textDecoration: "underline",
});
export const close = style({
  gridColumn: 3,
  gridRow: 1,
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.inkSoft,
});
