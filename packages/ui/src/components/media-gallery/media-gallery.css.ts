import { globalStyle, style } from "@vanilla-extract/css";
import { scrollsSideways } from "../../recipes.ts";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

const MINI = "72px";

export const gallery = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [media.desktop]: { gap: vars.space.x1h } },
});
/**
 * Thumbnails are below the pictures; on a wide screen they stand beside them, in a column that is kept free for them:
 * a page may be painted before they have come.
 */
export const withThumbs = style([
  gallery,
  {
    "@media": {
      [media.wide]: { display: "grid", gridTemplateColumns: `${MINI} minmax(0, 1fr)`, alignItems: "start" },
    },
  },
]);

export const stage = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  background: vars.color.tint,
  "@media": {
    [media.desktop]: { borderRadius: vars.radius.card },
    [media.wide]: { gridColumn: 2, gridRow: 1, width: "100%" },
  },
});
export const track = style({
  display: "flex",
  height: "100%",
  ...scrollsSideways,
  overflowY: "hidden",
  selectors: { "&::-webkit-scrollbar": { display: "none" } },
  "@media": { [media.motion]: { scrollBehavior: "smooth" } },
});
export const slide = style({ flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start", scrollSnapStop: "always" });
globalStyle(`${slide} > iframe`, {
  display: "block",
  width: "100%",
  height: "100%",
  border: 0,
  background: vars.color.ink,
});
globalStyle(`${slide} > p`, { padding: `${vars.space.x8} ${vars.space.x3}`, textAlign: "center" });
const press = style({
  position: "relative",
  display: "block",
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  background: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
/** A pinch is the viewer's, not the page's; a swipe stays the row's. */
export const magnify = style([press, { cursor: "zoom-in", touchAction: "pan-x pan-y" }]);
export const facade = style([press]);
export const picture = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  selectors: { [`${facade} &`]: { objectFit: "cover" } },
});
export const disc = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  width: vars.space.x8,
  height: vars.space.x8,
  margin: "auto",
  paddingLeft: "3px",
  borderRadius: vars.radius.full,
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  boxShadow: vars.shadow.float,
});
/** At the top: a film's words are at the bottom. */
export const place = style({
  position: "absolute",
  top: vars.space.x1h,
  right: vars.space.x1h,
  display: "flex",
  alignItems: "center",
  gap: vars.space.half,
  padding: `${vars.space.half} ${vars.space.x1h}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
});

export const thumbs = style({
  display: "flex",
  selectors: { "&[hidden]": { display: "none" } },
  justifyContent: "center",
  "@media": {
    [media.desktop]: { justifyContent: "start", gap: vars.space.x1 },
    [media.wide]: { flexDirection: "column", gridColumn: 1, gridRow: 1 },
  },
});
globalStyle(`${thumbs} > li`, {
  flex: `0 1 ${vars.target}`,
  minWidth: vars.space.x3,
  "@media": { [media.desktop]: { flexBasis: MINI }, [media.wide]: { flex: "none" } },
});
/** On a phone a dot, or a small triangle for a film; a small picture elsewhere. */
export const thumb = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: vars.target,
  color: vars.color.lineStrong,
  "@media": {
    [media.phone]: {
      selectors: {
        "&:not(:has(span))::before": {
          content: '""',
          width: vars.space.x1,
          height: vars.space.x1,
          borderRadius: vars.radius.full,
          background: "currentColor",
          transition: `width ${vars.duration.quick} ease-out`,
        },
        '&[aria-current="true"]::before': { width: "20px" },
      },
    },
    [media.desktop]: {
      height: "auto",
      aspectRatio: "1",
      border: "2px solid transparent",
      borderRadius: vars.radius.small,
      overflow: "hidden",
      background: vars.color.tint,
    },
  },
  selectors: { '&[aria-current="true"]': { color: vars.color.leaf, borderColor: vars.color.leaf } },
});
globalStyle(`${thumb} picture, ${thumb} img`, { "@media": { [media.phone]: { display: "none" } } });
export const mini = style({ width: "100%", height: "100%", objectFit: "cover" });
export const film = style({
  display: "grid",
  placeItems: "center",
  "@media": {
    [media.desktop]: {
      position: "absolute",
      inset: 0,
      width: vars.space.x4,
      height: vars.space.x4,
      margin: "auto",
      borderRadius: vars.radius.full,
      background: vars.color.leaf,
      color: vars.color.onLeaf,
    },
  },
});
