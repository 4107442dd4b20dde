import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space.x2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  alignContent: "start",
});
export const review = style({
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const words = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const author = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const verified = style({ color: vars.color.ink });
