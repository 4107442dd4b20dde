import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const wallet = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.x4 });

const numbers = style({ fontVariantNumeric: "tabular-nums" });

export const summary = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
});
export const sums = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))",
  gap: vars.space.x2,
  alignItems: "end",
  paddingBottom: vars.space.x1h,
  "@media": { [media.desktop]: { gridTemplateColumns: "2fr repeat(auto-fit, minmax(120px, 1fr))" } },
});
export const balance = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const term = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const balanceCoins = style([
  numbers,
  { margin: 0, fontSize: vars.size.display, fontWeight: vars.weight.bold, lineHeight: vars.line.tight },
]);
export const coins = style([
  numbers,
  { margin: 0, fontSize: vars.size.large, fontWeight: vars.weight.medium, lineHeight: vars.line.snug },
]);
export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.leafDark,
  textDecoration: "underline",
});

export const title = style({
  scrollMarginTop: vars.space.x12,
  paddingBottom: vars.space.x1h,
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
});
export const place = style([
  numbers,
  { fontSize: vars.size.small, fontWeight: vars.weight.regular, color: vars.color.inkSoft },
]);
export const list = style(card);
export const movement = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x2,
  padding: `${vars.space.x1h} ${vars.space.x2}`,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});
export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x1h,
  minHeight: vars.target,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const orderLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.leaf,
  overflowWrap: "anywhere",
});
export const amounts = style([numbers, { flex: "none", textAlign: "right" }]);
export const came = style({ fontWeight: vars.weight.bold, color: vars.color.leafDark });
export const went = style({ fontWeight: vars.weight.bold });
export const after = style({ fontSize: vars.size.small, color: vars.color.inkSoft });

/** As high as what comes. */
export const sumsComing = style({
  height: "236px",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { height: "164px" } },
});
export const historyComing = style({ height: "480px", overflow: "hidden", borderRadius: vars.radius.card });
