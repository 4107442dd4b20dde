import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const figure = style({ ...card, display: "grid", gap: vars.space.x2, padding: vars.space.x2 });
export const map = style({ width: "100%", height: "auto", borderRadius: vars.radius.small });
export const land = style({ fill: "#dfe9cd" });
export const field = style({ fill: "#eadfae" });
export const furrow = style({ fill: "none", stroke: "#c9b876", strokeWidth: 2 });
export const orchard = style({ fill: "#cfe0b4" });
export const tree = style({ fill: "#7fa965" });
export const path = style({ fill: "none", stroke: vars.color.paper, strokeWidth: 7, strokeLinecap: "round" });
export const lake = style({ fill: "#8fc0c9", stroke: "#d9ecee", strokeWidth: 3 });
export const ripple = style({ stroke: "#ffffff", strokeWidth: 2, opacity: 0.7 });
export const plot = style({ fill: "#f6ecd2", stroke: "#b98f4a", strokeWidth: 1.2 });
export const house = style({ fill: "#b4743a" });
export const north = style({ fill: vars.color.ink, stroke: vars.color.ink, strokeWidth: 1.5 });
export const northName = style({ fill: vars.color.ink, fontSize: "12px", fontWeight: vars.weight.bold });
export const pin = style({ fill: vars.color.leafDark, stroke: vars.color.onLeaf, strokeWidth: 1.5 });
export const number = style({ fill: vars.color.onLeaf, fontSize: "13px", fontWeight: vars.weight.bold });

export const legend = style({
  display: "grid",
  gap: `${vars.space.half} ${vars.space.x2}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  counterReset: "place",
  fontSize: vars.size.small,
});
export const entry = style({
  counterIncrement: "place",
  "::before": { content: 'counter(place) " "', color: vars.color.leafDark, fontWeight: vars.weight.bold },
});
