import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x2,
  paddingBottom: vars.space.x2,
});
export const life = style({ paddingBottom: vars.space.x3 });
export const notes = style({
  display: "grid",
  gap: vars.space.x1,
  paddingBottom: vars.space.x3,
  overflowWrap: "anywhere",
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.x2} ${vars.space.x5}`,
  paddingBottom: vars.space.x3,
});
globalStyle(`${facts} > div`, { minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${facts} dt`, { fontSize: vars.size.small, color: vars.color.inkSoft });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x4,
  alignItems: "start",
  paddingBottom: vars.space.x3,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 380px" } },
});
export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.x2 });
export const line = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr) auto",
  gap: vars.space.x2,
  alignItems: "center",
  "@media": { [media.phone]: { gridTemplateColumns: "80px minmax(0, 1fr)", rowGap: 0 } },
});
export const picture = style({
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const name = style({ fontWeight: vars.weight.medium });
export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
export const amount = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { gridColumn: 2 } },
});
/** Its words begin where the line's do. */
export const rate = style({ marginLeft: "-20px" });
export const address = style({ fontSize: vars.size.small });
export const addressTitle = style({ fontSize: vars.size.body });
export const product = style({ color: vars.color.ink });
export const rated = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x1,
  minHeight: vars.target,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
/** What a customer wrote keeps its lines, and stays in its box. */
export const extra = style({ fontSize: vars.size.small, whiteSpace: "pre-line", overflowWrap: "anywhere" });
