import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.x2,
  marginBlock: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
});
export const good = style([head, { background: vars.color.leafTint, color: vars.color.leaf }]);
export const title = style({ fontSize: vars.size.title, outline: "none" });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x4,
  alignItems: "start",
  paddingBottom: vars.space.x5,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 380px" } },
});
export const main = style({ display: "grid", gap: vars.space.x4 });
export const delivery = style({ ...card, display: "grid", gap: vars.space.x2, padding: vars.space.x3 });
export const subtitle = style({ fontSize: vars.size.large, paddingBottom: vars.space.x1 });
export const steps = style({ display: "grid", gap: vars.space.x1, paddingLeft: vars.space.x3, listStyle: "decimal" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1h });
export const lines = style({ display: "grid", gap: vars.space.x1 });
export const line = style({ display: "flex", justifyContent: "space-between", gap: vars.space.x2 });
export const amount = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft, overflowWrap: "anywhere" });
