import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: vars.space.x2 });
export const addresses = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
});
export const search = style({ maxWidth: "400px" });
export const edit = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
});
