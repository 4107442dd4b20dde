import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const facts = style({
  ...card,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  marginTop: vars.space.x2,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", marginTop: vars.space.x3 } },
});
globalStyle(`${facts} > li + li`, {
  "@media": { [media.desktop]: { borderInlineStart: `1px solid ${vars.color.line}` } },
});
export const fact = style({
  display: "grid",
  gap: "2px",
  alignContent: "start",
  height: "100%",
  minHeight: vars.target,
  padding: `${vars.space.x1} ${vars.space.x1h}`,
  color: vars.color.ink,
  lineHeight: vars.line.snug,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "@media": {
    [media.desktop]: { paddingInline: vars.space.x2 },
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } } },
  },
});
export const words = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
