import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space.x3,
  alignItems: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 360px", gap: vars.space.x5 } },
});
export const lines = style({ display: "grid", gap: vars.space.x2 });
export const line = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gridTemplateAreas: '"picture about" "picture total" "controls controls"',
  gap: `${vars.space.half} ${vars.space.x2}`,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "96px minmax(0, 1fr) auto",
      gridTemplateAreas: '"picture about total" "picture controls controls"',
    },
  },
});
export const picture = style({
  gridArea: "picture",
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
  alignSelf: "start",
});
export const about = style({ gridArea: "about" });
export const name = style({
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const each = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const out = style({ color: vars.color.clay, fontWeight: vars.weight.bold });
export const total = style({ gridArea: "total", fontWeight: vars.weight.bold, fontVariantNumeric: "tabular-nums" });
export const controls = style({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});
export const totals = style({
  display: "grid",
  gap: vars.space.x3,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  "@media": { [media.wide]: { position: "sticky", top: vars.space.x3 } },
});
