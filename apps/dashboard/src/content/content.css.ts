import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export { small } from "../frame/dashboard.css.ts";

export const kinds = style(columns(260));
export const kind = style({
  ...card,
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x2,
});
export const kindLink = style({ display: "block", paddingBlock: vars.space.x1h, fontWeight: vars.weight.bold });
/** A picture, where there is one, beside the name. */
export const name = style({ display: "flex", alignItems: "center", gap: vars.space.x1h });
globalStyle(`${name} img`, {
  flex: "none",
  width: "48px",
  height: "48px",
  objectFit: "cover",
  borderRadius: vars.radius.small,
});
/** By its level in a tree. */
export const nameAt = [
  name,
  name,
  style([name, { paddingInlineStart: vars.space.x3 }]),
  style([name, { paddingInlineStart: vars.space.x6 }]),
] as const;
export const state = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1h });
export const about = style({ paddingBottom: vars.space.x2 });
export const rows = style({ display: "grid", gap: vars.space.x2, minWidth: 0 });
