import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  height: "100%",
  padding: vars.space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  transition: `border-color ${vars.duration.quick} ease-out`,
  "@media": {
    [media.desktop]: { padding: vars.space.x1h },
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.leaf } } },
  },
});
export const picture = style({
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const name = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  textWrap: "wrap",
  "@media": { [media.desktop]: { fontSize: vars.size.body } },
});
/** The whole card leads to the product; its buttons stand above. */
export const link = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.leaf}`, outlineOffset: "2px" },
  },
});
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space.half });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
  marginTop: "auto",
});
export const heart = style({
  position: "absolute",
  zIndex: 1,
  top: vars.space.x1h,
  right: vars.space.x1h,
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "rgba(255, 255, 255, 0.86)",
  color: vars.color.clay,
});
// The card's link covers it; what can be pressed lies above.
globalStyle(`${foot} button`, { position: "relative", zIndex: 1 });
