import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const section = style({ marginTop: vars.space.x6 });

/** Until there is room for all, they scroll sideways in columns, with part of the next one visible. */
const sideways = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(86%, 360px)",
  gap: vars.space.x2,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-3px", borderRadius: vars.radius.card } },
});
globalStyle(`${sideways} > li`, { minWidth: 0, scrollSnapAlign: "start" });

/** A large product, and the others in two columns beside it. */
export const feature = style([
  sideways,
  {
    gridTemplateRows: "repeat(2, auto)",
    "@media": {
      [media.wide]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "minmax(0, 5fr) repeat(2, minmax(0, 4fr))",
        gridTemplateRows: "none",
        gridAutoRows: "auto",
        overflow: "visible",
      },
    },
  },
]);
export const leading = style({ gridRow: "1 / span 2", "@media": { [media.wide]: { gridRow: "1 / span 4" } } });

/** A list, in columns; each product with its reason. */
export const list = style([
  sideways,
  {
    gridTemplateRows: "repeat(2, auto)",
    "@media": {
      [media.wide]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gridTemplateRows: "none",
        overflow: "visible",
      },
    },
  },
]);

// A product's card has its words first, then its picture, in the place that its first pseudo-element keeps free.
const WORDS = "article > div:first-child";
const PICTURE = "article > div:nth-child(2)";
const SIDE = "112px";

/** A line of a list: its picture at the side, which has no room for tags. */
export const line = style({
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  overflow: "hidden",
});
globalStyle(`${line} > article`, { flex: 1, flexDirection: "row", height: "auto", border: 0 });
globalStyle(`${line} > article::before`, { width: SIDE });
globalStyle(`${line} > ${PICTURE}`, { insetInlineEnd: "auto", bottom: 0, width: SIDE, aspectRatio: "auto" });
globalStyle(`${line} > ${PICTURE} > div`, { display: "none" });
globalStyle(`${line} > ${WORDS}`, { minWidth: 0 });
globalStyle(`${line} > ${WORDS} > h3`, { paddingInlineEnd: vars.space.x4, fontSize: vars.size.small });
globalStyle(`${line} > ${WORDS} > div:last-child`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
});
/** Why to look at it: a fact, in a few words. */
export const reason = style({
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
});

globalStyle(`${leading} > article`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr) auto",
});
globalStyle(`${leading} > article::before`, { aspectRatio: "4 / 3", minHeight: "100%" });
globalStyle(`${leading} > ${PICTURE}`, { gridRow: "1 / 2", bottom: 0, aspectRatio: "auto" });
globalStyle(`${leading} > ${WORDS} > h3`, { "@media": { [media.desktop]: { fontSize: vars.size.large } } });

const BOARD = "12px";
/** In niches, on a board that goes on under all: no cards of their own. */
export const shelf = style({});
globalStyle(`${shelf} article`, { overflow: "visible", borderColor: "transparent", background: "none" });
globalStyle(`${shelf} ${PICTURE}`, {
  insetInline: vars.space.x1,
  top: vars.space.x2,
  overflow: "visible",
  background: "none",
});
globalStyle(`${shelf} ${PICTURE} img`, { borderRadius: `${vars.radius.full} ${vars.radius.full} 0 0` });
globalStyle(`${shelf} ${PICTURE}::after`, {
  content: '""',
  position: "absolute",
  insetInline: `calc(-1 * ${vars.space.x2} - 1px)`,
  top: "100%",
  height: BOARD,
  background: vars.color.marigold,
  borderBottom: `4px solid ${vars.color.marigoldInk}`,
});
globalStyle(`${shelf} ${WORDS}`, { paddingTop: `calc(${BOARD} + ${vars.space.x2})` });

/** The cows with their words, and beside them what is made of their milk. */
export const story = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginTop: vars.space.x6,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.leafTint,
  "@media": { [media.laptop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});
export const scene = style({ position: "relative", display: "grid", alignContent: "start", minHeight: "460px" });
export const scenePicture = style({
  selectors: { "&&": { position: "absolute" } },
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  background: vars.color.tint,
});
/** Upon the picture's sky. */
export const sceneWords = style({
  position: "relative",
  alignSelf: "start",
  display: "grid",
  gap: vars.space.x1,
  justifyItems: "start",
  padding: `${vars.space.x3} ${vars.space.x2} ${vars.space.x6}`,
  background: "linear-gradient(to bottom, rgba(251, 248, 241, 0.92) 60%, rgba(251, 248, 241, 0))",
  "@media": { [media.desktop]: { padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x8}` } },
});
export const sceneTitle = style({ fontSize: vars.size.title });
export const sceneText = style({ maxWidth: "56ch" });
export const besideScene = style({
  minWidth: 0,
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: vars.space.x3 } },
});
globalStyle(`${besideScene} > section`, { marginTop: 0 });

/** One row at a time, chosen by radio buttons: also without scripts. */
export const tabs = style({ marginTop: vars.space.x6, border: 0 });
export const choices = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const choice = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: vars.color.leaf, background: vars.color.leaf, color: vars.color.onLeaf },
  },
});
/** It fills its label, so that the focus is seen around it, and is not seen itself. */
export const radio = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.full,
  cursor: "pointer",
});
export const panel = style({});
globalStyle(`${panel} > section`, { marginTop: vars.space.x3 });
/** The most sections that there are [R47]. */
const MOST_TABS = 7;
for (let place = 1; place <= MOST_TABS; place += 1) {
  globalStyle(`${tabs}:not(:has(${choice}:nth-of-type(${place}) :checked)) > ${panel}:nth-of-type(${place + 1})`, {
    display: "none",
  });
}
