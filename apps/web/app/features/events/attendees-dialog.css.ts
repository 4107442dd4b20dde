import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.x3 });
export const ticket = style({
  display: "grid",
  gap: vars.space.x2,
  alignItems: "start",
  justifyItems: "stretch",
  minWidth: 0,
  margin: 0,
  padding: `${vars.space.x1} ${vars.space.x2} ${vars.space.x2}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** A field that gets the focus brings its label along, clear of the dialog's cross. */
globalStyle(`${ticket} input`, { scrollMarginBlock: vars.space.x12 });
export const legend = style({ paddingInline: vars.space.x1, fontWeight: vars.weight.bold });
export const remove = style({
  justifySelf: "end",
  marginBlock: `calc(-1 * ${vars.space.x1})`,
  "@media": { [media.desktop]: { gridColumn: "1 / -1" } },
});
export const actions = style({ display: "flex", justifyContent: "end", gap: vars.space.x1h });
