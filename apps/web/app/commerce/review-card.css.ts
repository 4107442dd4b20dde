import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ ...columns(260), alignContent: "start" });
export const review = style({
  ...card,
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x2,
});
export const words = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const author = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
