import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const back = style({ paddingBottom: vars.space.x3 });
/** Keeps the footer below the window while the cards are on their way. */
export const loading = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  minHeight: "100vh",
  paddingTop: vars.space.x8,
});
export const failed = style({ display: "grid", justifyItems: "start", gap: vars.space.x2, maxWidth: "640px" });
export const cards = style({
  display: "grid",
  gap: vars.space.x3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 480px), 1fr))",
});
