import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 380px" } },
});
export const choices = style({ display: "grid", gap: vars.space.x4 });
export const addresses = style({ display: "grid", gap: vars.space.x1 });
export const addressActions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x2 });
export const addLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const totals = style({
  display: "grid",
  gap: vars.space.x3,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const lines = style({
  display: "grid",
  gap: vars.space.half,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const processing = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.x1,
  background: "rgba(251, 248, 241, 0.94)",
  textAlign: "center",
  padding: vars.space.x3,
});
export const processingTitle = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold });
