import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const card = style({
  ...recipes.card,
  height: "100%",
  overflow: "hidden",
});
const header = style({ padding: `${vars.space.x1h} ${vars.space.x2}`, fontWeight: vars.weight.bold });
export const status = styleVariants({
  green: [header, { background: vars.color.leaf, color: vars.color.onLeaf }],
  orange: [header, { background: vars.color.marigold, color: vars.color.onMarigold }],
});
export const body = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.x2,
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: vars.space.x3 } },
});
export const picture = style({
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const name = style({ fontSize: vars.size.large, lineHeight: vars.line.snug, overflowWrap: "anywhere" });
export const link = style({ color: vars.color.ink });
export const whole = style({ gridColumn: "1 / -1" });
/** The countdown and what comes in its stead share one place: pausing and resuming move nothing below. */
export const when = style([whole, { display: "grid", alignItems: "center", minHeight: "36px" }]);
globalStyle(`${when} > *`, { gridArea: "1 / 1" });
export const hidden = style({ visibility: "hidden" });
export const countdown = style({ display: "grid", gap: vars.space.half });
export const days = style({ fontWeight: vars.weight.bold });
export const soon = style([days, { color: vars.color.clayDark }]);
export const bar = style({
  height: "8px",
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: vars.color.tint,
});
export const filled = style({ height: "100%", borderRadius: vars.radius.full, background: vars.color.leaf });
export const filledSoon = style([filled, { background: vars.color.clay }]);
export const facts = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: vars.space.x2,
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  },
]);
globalStyle(`${facts} dt`, { fontSize: vars.size.small, color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: vars.weight.medium, fontVariantNumeric: "tabular-nums" });
export const charge = style([
  whole,
  {
    padding: vars.space.x1h,
    borderRadius: vars.radius.small,
    background: vars.color.tint,
    fontSize: vars.size.small,
    fontVariantNumeric: "tabular-nums",
  },
]);
export const actions = style([whole, { display: "flex", flexWrap: "wrap", gap: vars.space.x1 }]);
