import { columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: vars.space.x2 });
export const addresses = style(columns(300));
export const search = style({ maxWidth: "400px" });
export const edit = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
});
