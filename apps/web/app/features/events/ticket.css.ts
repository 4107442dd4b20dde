import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const ticket = style({
  display: "grid",
  gap: vars.space.x2,
  justifyItems: "start",
  paddingBottom: vars.space.x3,
});
/** Dark on light in dark mode too: phones read no other. */
export const qr = style({ width: "min(260px, 100%)", height: "auto", backgroundColor: "#fff", fill: "#000" });
export const code = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const actions = style({ display: "grid", gap: vars.space.x1, justifyItems: "start" });
