import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** On a wide screen there is room for a carousel's buttons, which come when it has been measured. */
export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
  alignItems: "end",
  columnGap: vars.space.x2,
  marginBottom: vars.space.x2,
  "@media": { [media.desktop]: { minHeight: vars.target } },
});
/** What follows the words stands beside them, at the end of the line. */
globalStyle(`${header} > *`, { gridRow: "1 / span 2" });
export const title = style({
  gridArea: "1 / 1",
  fontSize: `clamp(${vars.size.large}, 1rem + 1.4vw, ${vars.size.title})`,
  letterSpacing: "-0.01em",
});
/** Alone it is centred beside what follows. */
globalStyle(`${title}:not(:has(+ p))`, { gridRow: "1 / span 2", alignSelf: "center" });
export const description = style({
  gridArea: "2 / 1",
  marginTop: vars.space.half,
  color: vars.color.inkSoft,
  maxWidth: "64ch",
  textWrap: "pretty",
  "@media": { [media.phone]: { fontSize: vars.size.small } },
});
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.target,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});
