import { style } from "@vanilla-extract/css";
import * as recipes from "./recipes.ts";
import { vars } from "./theme.css.ts";

export const card = style({ ...recipes.card, padding: vars.space.x2 });
export const columns = style(recipes.columns(200));
export const filled = style(recipes.columns(200, "x2", "fit"));
export const byScreen = style(recipes.columnsByScreen(2, 4));
export const form = style(recipes.formGrid);
export const number = style({
  ...recipes.disc(vars.target),
  background: vars.color.leaf,
  color: vars.color.onLeaf,
});
export const page = style(recipes.pageWidth);
