import { style } from "@vanilla-extract/css";
import { formGrid } from "../../recipes.ts";
import { vars } from "../../theme.css.ts";
import * as accordion from "../accordion/accordion.css.ts";

/** Over the whole width of a form in columns. */
export const more = style([accordion.list, accordion.item, { gridColumn: "1 / -1" }]);
export const summary = style([accordion.summary, { color: vars.color.leaf }]);
export const hint = style({
  display: "block",
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
});
export const fields = style({ ...formGrid, paddingBlock: `${vars.space.x1} ${vars.space.x2}` });
