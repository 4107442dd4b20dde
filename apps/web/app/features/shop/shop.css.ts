import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const banner = style({ borderRadius: vars.radius.card, overflow: "hidden" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space.half} ${vars.space.x2}`,
  paddingTop: vars.space.x3,
});
export const title = style({ fontSize: vars.size.title, overflowWrap: "anywhere" });
export const count = style({ color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
