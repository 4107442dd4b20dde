import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const reviews = style({
  display: "grid",
  gap: vars.space.x4,
  "@media": { [media.desktop]: { gridTemplateColumns: "280px minmax(0, 1fr)" } },
});
export const spread = style({ display: "grid", gap: vars.space.x2, alignContent: "start", justifyItems: "start" });
export const bars = style({ width: "100%", maxWidth: "400px" });
export const average = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1h });
export const figure = style({ fontSize: vars.size.display, fontWeight: vars.weight.bold, lineHeight: "1" });
export const list = style({ display: "grid", gap: vars.space.x2, alignContent: "start", minWidth: 0 });
export const form = style({ display: "grid", gap: vars.space.x2 });
