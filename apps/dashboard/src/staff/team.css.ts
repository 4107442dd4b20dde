import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const members = style({
  display: "grid",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxWidth: "800px",
});
export const member = style({
  ...card,
  display: "grid",
  gap: vars.space.x1h,
  maxWidth: "800px",
  padding: vars.space.x2,
});
export const part = style({ marginBottom: vars.space.x3 });
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1h });
export const name = style({ fontSize: vars.size.body, overflowWrap: "anywhere" });
export const quiet = style({
  display: "block",
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  overflowWrap: "anywhere",
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const permissions = style({ display: "grid", margin: 0, padding: 0, border: 0 });
export const more = style({ paddingBlock: vars.space.x1h, cursor: "pointer" });
export const sessions = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const session = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  paddingBlock: vars.space.x1h,
  borderTop: `1px solid ${vars.color.line}`,
});
