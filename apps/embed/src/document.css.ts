import { vars } from "@store/ui/theme";
import { darkColor, media } from "@store/ui/tokens";
import { assignVars, globalStyle, style } from "@vanilla-extract/css";

globalStyle(":root", {
  colorScheme: "light dark",
  "@media": { [media.dark]: { vars: assignVars(vars.color, darkColor) } },
});

/** The least distance from the screen's edges; more where a notch, round corners or a home bar need it. */
const inset = (side: string) => `max(${vars.space.x2}, env(safe-area-inset-${side}, 0px))`;

export const body = style({
  paddingBlock: `calc(${vars.space.x1} + ${inset("top")}) calc(${vars.space.x4} + ${inset("bottom")})`,
  paddingInline: `${inset("left")} ${inset("right")}`,
});
export const main = style({
  maxWidth: "72rem",
  marginInline: "auto",
  "@media": { [media.desktop]: { paddingBlock: vars.space.x4, paddingInline: vars.space.x3 } },
});
