import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

export const summary = style({ display: "grid", gap: vars.space.x1, fontVariantNumeric: "tabular-nums" });
export const updating = style([summary, { color: vars.color.inkSoft }]);
export const row = style({ display: "flex", justifyContent: "space-between", gap: vars.space.x2 });
/** A minus sign stays with its amount. */
export const amount = style({ whiteSpace: "nowrap" });
export const total = style([
  row,
  {
    marginTop: vars.space.x1,
    paddingTop: vars.space.x2,
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.size.large,
    fontWeight: vars.weight.bold,
  },
]);
