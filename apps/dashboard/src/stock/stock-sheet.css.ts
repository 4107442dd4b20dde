import { columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Fields in one line where there is room. */
export const what = style({ ...columns(220, "x2", "fit"), alignItems: "end", paddingBottom: vars.space.x2 });
export const find = style({
  display: "grid",
  gap: vars.space.x2,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr) auto",
});
/** Wide enough for the barcode that a scanner may type into it. */
export const pieces = style({ minWidth: "144px" });
/** Below the pieces that were typed. */
export const batch = style({ display: "grid", gap: vars.space.x1, paddingTop: vars.space.x1 });
/** A phone has no such keys. */
export const keys = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  "@media": { [media.phone]: { display: "none" } },
});
