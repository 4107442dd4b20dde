import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const card = style({
  ...recipes.card,
  display: "grid",
  gap: vars.space.x3,
  width: "min(100%, 440px)",
  margin: `${vars.space.x2} auto ${vars.space.x6}`,
  padding: `${vars.space.x3} ${vars.space.x2}`,
  "@media": { [media.desktop]: { marginTop: vars.space.x4, padding: vars.space.x4 } },
});
export const form = style({ display: "grid", gap: vars.space.x2 });
export const title = style({ fontSize: vars.size.title });
export const notice = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const links = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between" });
globalStyle(`${links} a`, { display: "inline-flex", alignItems: "center", minHeight: vars.target });
