import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const tab = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.x3 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.x1} ${vars.space.x3}`,
});
export const help = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const search = style({ maxWidth: "400px" });
export const hint = style({ maxWidth: "44ch", color: vars.color.inkSoft });
export const list = style(columns(360));
export const item = style({
  ...card,
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.x2,
  padding: vars.space.x2,
});
export const picture = style({
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const words = style({ display: "grid", gap: vars.space.half });
export const name = style({
  fontSize: vars.size.body,
  lineHeight: vars.line.snug,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { textWrap: "pretty" } },
});
export const about = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const details = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: vars.target,
});
