import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";
import { MEASURE } from "../../commerce/written-text.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x3,
  paddingBlock: `${vars.space.x2} ${vars.space.x6}`,
  "@media": { [media.desktop]: { gap: vars.space.x4, paddingTop: vars.space.x4 } },
});
export const title = style({
  maxWidth: MEASURE,
  fontSize: vars.size.title,
  letterSpacing: "-0.015em",
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: vars.size.display } },
});
