import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const tab = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.x3 });
export const list = style({ ...columns(320), scrollMarginTop: vars.space.x12 });
export const membership = style({ ...card, display: "grid", gap: vars.space.x2, padding: vars.space.x2 });
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "start",
  gap: vars.space.x1,
});
export const name = style({ minWidth: 0, fontSize: vars.size.body, overflowWrap: "anywhere" });
export const dates = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x3 });
export const term = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const date = style({ margin: 0, fontVariantNumeric: "tabular-nums" });
export const invoices = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const paging = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.x2 });
