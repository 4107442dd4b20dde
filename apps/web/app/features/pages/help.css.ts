import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Without scripts it could find nothing. */
export const search = style({ maxWidth: "32rem", "@media": { "(scripting: none)": { display: "none" } } });
export const label = style({ display: "block", paddingBottom: vars.space.half, fontWeight: vars.weight.medium });
export const input = style({
  width: "100%",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.ink } } },
});
export const found = style({ minHeight: "1.55em", fontSize: vars.size.small, color: vars.color.inkSoft });

export const more = style({ marginBlock: `${vars.space.x8} ${vars.space.x6}` });
export const moreTitle = style({ fontSize: vars.size.large, paddingBottom: vars.space.x2 });
export const cards = style({
  display: "grid",
  gap: vars.space.x1,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space.x2 },
    [media.wide]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
export const card = style({
  ...recipes.card,
  display: "grid",
  alignContent: "start",
  gap: vars.space.half,
  height: "100%",
  minHeight: vars.target,
  padding: vars.space.x2,
  color: vars.color.ink,
  textDecoration: "none",
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.leaf } } },
});
export const cardTitle = style({ fontWeight: vars.weight.bold, color: vars.color.leafDark });
export const cardText = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
