import { columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";
import { fields } from "../edit/form.css.ts";
import { small } from "../frame/dashboard.css.ts";

export { heading, part } from "../edit/form.css.ts";
export { small };

export const parts = style({ display: "grid", gap: vars.space.x3, paddingTop: vars.space.x2 });
export const week = style({ ...columns(220, "x3"), alignItems: "start" });
export const day = style({ minWidth: 0 });
/** On a phone two hours stand side by side: the week would be many screens long. */
export const hours = style({
  display: "grid",
  gap: `0 ${vars.space.x2}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
});
export const hour = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  alignContent: "start",
  gap: `0 ${vars.space.x1}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const booked = style([small, { gridColumn: "1 / -1", paddingBottom: vars.space.x1 }]);
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
  paddingBlock: vars.space.x1,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const add = style([fields, { alignItems: "end", maxWidth: "880px" }]);
