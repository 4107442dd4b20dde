import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const orders = style({ display: "grid", gap: vars.space.x3 });
export const list = style(columns(360));
export const order = style({
  ...card,
  position: "relative",
  display: "grid",
  gap: vars.space.x1,
  padding: vars.space.x2,
});
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x1,
});
export const number = style({ fontSize: vars.size.body });
export const link = style({
  color: vars.color.ink,
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card } },
});
export const about = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const pictures = style({ display: "flex", alignItems: "center", gap: vars.space.x1, minHeight: "64px" });
export const picture = style({
  flex: "none",
  width: "56px",
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const more = style({ fontSize: vars.size.small, color: vars.color.inkSoft, whiteSpace: "nowrap" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "end",
  gap: `0 ${vars.space.x2}`,
  alignSelf: "end",
});
export const total = style({
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x2,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 200px 160px" } },
});
/** The search has a line of its own on phones. */
globalStyle(`${filters} > :first-child`, { "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const count = style({ fontSize: vars.size.small, color: vars.color.inkSoft, outlineOffset: "4px" });
export const placed = style({ display: "block", paddingBlock: vars.space.x1h, fontWeight: vars.weight.medium });
