import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gap: vars.space.x2, paddingBottom: vars.space.x3 });
export const find = style({
  display: "grid",
  maxWidth: "640px",
  gap: vars.space.x2,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr) auto",
});
/** A long search leaves what is chosen in view. */
export const found = style({
  maxHeight: "260px",
  overflowY: "auto",
  padding: `0 ${vars.space.x1h}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1h,
  padding: `${vars.space.x1h} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { "&:last-child": { borderBottom: "none" } },
});
export const pieces = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1h });
