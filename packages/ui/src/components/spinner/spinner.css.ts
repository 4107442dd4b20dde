import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

/** A turning ring as large as the text around it; with reduced motion it stands still. */
export const ring = style({
  flex: "none",
  width: "1em",
  height: "1em",
  border: "2px solid currentColor",
  borderRightColor: "transparent",
  borderRadius: vars.radius.full,
  animation: `${turn} 700ms linear infinite`,
});
const place = style({ display: "inline-flex", alignItems: "center", gap: vars.space.x1h, color: vars.color.leaf });
export const size = styleVariants({ small: [place], large: [place, { fontSize: vars.size.display }] });
