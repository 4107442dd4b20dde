import { columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const back = style({ paddingBottom: vars.space.x3 });
/** Keeps the footer below the window, whatever comes: it does not move in view. */
export const content = style({ minHeight: "85vh" });
export const loading = style({ display: "grid", justifyItems: "center", paddingTop: vars.space.x8 });
export const failed = style({ display: "grid", justifyItems: "start", gap: vars.space.x2, maxWidth: "640px" });
/** One card leaves room for the product beside it. */
export const alone = style({
  display: "grid",
  columnGap: vars.space.x5,
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" } },
});
export const several = style({ display: "grid" });
export const cards = style(columns(480, "x3"));
