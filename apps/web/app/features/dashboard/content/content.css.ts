import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export { small } from "../dashboard.css.ts";

export const kinds = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
});
export const kind = style({
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const kindLink = style({ display: "block", paddingBlock: vars.space.x1h, fontWeight: vars.weight.bold });
export const level = [
  style({}),
  style({}),
  style({ paddingInlineStart: vars.space.x3 }),
  style({ paddingInlineStart: vars.space.x6 }),
] as const;
export const rows = style({ display: "grid", gap: vars.space.x2, minWidth: 0 });
export const tiles = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
});
