import { scrollsSideways } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { breakpoint, media } from "@store/ui/tokens";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";

/** Until there is room for all, they scroll sideways in columns, with part of the next one visible. */
const sideways = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(86%, 360px)",
  gap: vars.space.x2,
  ...scrollsSideways,
  selectors: { "&:focus-visible": { outlineOffset: "-3px", borderRadius: vars.radius.card } },
});
globalStyle(`${sideways} > li`, { minWidth: 0, scrollSnapAlign: "start" });

/** A large product, and the others around it: from a wide screen on it takes the place of four. */
export const feature = style([
  sideways,
  {
    gridTemplateRows: "repeat(2, auto)",
    "@media": {
      [media.wide]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gridTemplateRows: "none",
        overflow: "visible",
      },
    },
  },
]);
export const leading = style({
  gridRow: "1 / span 2",
  "@media": { [media.wide]: { gridArea: "1 / 1 / span 2 / span 2" } },
});

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
const SIDE = "96px";

/** A line of a list: its picture at the side. */
export const line = style({
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  overflow: "hidden",
});
/** Lays a card out as a line, on the screens of a media query or on all. */
function layAsLine(item: string, query = "all"): void {
  const lay = (part: string, style: GlobalStyleRule) =>
    globalStyle(`${item} > ${part}`, { "@media": { [query]: style } });
  lay("article", { flexDirection: "row" });
  lay("article::before", { width: SIDE, aspectRatio: "auto" });
  lay(PICTURE, { insetInlineEnd: "auto", bottom: 0, width: SIDE, aspectRatio: "auto" });
  // The button beside rating and price.
  lay(WORDS, {
    display: "grid",
    gridTemplate: '"name name" "rating button" auto "price button" auto / minmax(0, 1fr) auto',
    alignContent: "space-between",
    gap: "4px 6px",
    minWidth: 0,
  });
  lay(`${WORDS} > h3`, { gridArea: "name", fontSize: vars.size.small });
  lay(`${WORDS} > div:last-child`, { display: "contents" });
  lay(`${WORDS} p`, {
    gridArea: "price",
    fontSize: `clamp(${vars.size.body}, 0.8rem + 0.6vw, ${vars.size.large})`,
    // Of lakhs, rather than below the button.
    whiteSpace: "normal",
  });
  lay(`${WORDS} > div:last-child > :not(p)`, { gridArea: "button", alignSelf: "end" });
  // The heart upon the picture.
  lay("article > button", { insetInlineEnd: "auto", insetInlineStart: "2px" });
}
layAsLine(line);
globalStyle(`${line} > article`, { flex: 1, height: "auto", border: 0 });
/** Why to look at it: a fact, in a few words. */
export const reason = style({
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
});

/** On a wide screen its picture is beside its words, too. */
globalStyle(`${leading} > article`, { "@media": { [media.wide]: { flexDirection: "row" } } });
globalStyle(`${leading} > article::before`, {
  aspectRatio: "4 / 3",
  "@media": { [media.wide]: { width: "46%", aspectRatio: "auto" } },
});
globalStyle(`${leading} > ${PICTURE}`, {
  aspectRatio: "4 / 3",
  "@media": { [media.wide]: { insetInlineEnd: "auto", bottom: 0, width: "46%", aspectRatio: "auto" } },
});
globalStyle(`${leading} > ${WORDS}`, {
  "@media": { [media.wide]: { minWidth: 0, justifyContent: "center", padding: vars.space.x3 } },
});
globalStyle(`${leading} > ${WORDS} > h3`, { "@media": { [media.wide]: { fontSize: vars.size.large } } });
globalStyle(`${leading} > ${WORDS} > div:last-child`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [media.wide]: { marginTop: 0 } },
});

/** In niches, on a board that goes on under all: no cards of their own. */
export const shelf = style({});
/** One of the rows that share a place. */
export const panel = style({});
export const besideScene = style({
  minWidth: 0,
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: `${vars.space.x2} ${vars.space.x3}` } },
});
/** Rows of upright cards: a little flatter than in the shop. */
const FLAT = "5 / 4";
const UPRIGHT = `:is(${shelf}, ${besideScene}, ${panel})`;
globalStyle(`${UPRIGHT} article::before, ${UPRIGHT} ${PICTURE}`, { aspectRatio: FLAT });

const BOARD = "12px";
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
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.leafTint,
  "@media": { [media.laptop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});
const SKY = "linear-gradient(to bottom, rgba(251, 248, 241, 0.9) 20%, rgba(251, 248, 241, 0) 56%)";
/** On a phone the picture beside the words; on a wider screen the words upon its sky. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  alignContent: "start",
  gap: vars.space.half,
  minHeight: "216px",
  padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} calc(42% + ${vars.space.x2})`,
  "@media": {
    [media.desktop]: {
      minHeight: "320px",
      gap: vars.space.x1,
      padding: vars.space.x4,
      selectors: { "&::after": { content: '""', position: "absolute", zIndex: -1, inset: 0, background: SKY } },
    },
  },
});
export const scenePicture = style({
  selectors: { "&&": { position: "absolute" } },
  zIndex: -1,
  insetBlock: 0,
  left: 0,
  width: "42%",
  height: "100%",
  objectFit: "cover",
  background: vars.color.tint,
  "@media": { [media.desktop]: { width: "100%" } },
});
export const sceneTitle = style({
  fontSize: vars.size.large,
  "@media": { [media.desktop]: { fontSize: vars.size.title } },
});
export const sceneText = style({
  maxWidth: "56ch",
  fontSize: vars.size.small,
  "@media": { [media.desktop]: { fontSize: vars.size.body } },
});
globalStyle(`${besideScene} > section`, { marginTop: 0 });
const BELOW_LAPTOP = `screen and (max-width: ${breakpoint.laptop - 1}px)`;
layAsLine(`${besideScene} li`, BELOW_LAPTOP);
globalStyle(`${besideScene} li`, { "@media": { [media.phone]: { width: "90%" } } });
globalStyle(`${besideScene} li ${PICTURE} > span`, { "@media": { [BELOW_LAPTOP]: { display: "none" } } });

/** One row at a time, chosen by radio buttons: also without scripts. */
export const tabs = style({ border: 0 });
/** In one line, which scrolls sideways: each is the heading of its row, in view. */
export const choices = style({
  display: "flex",
  gap: vars.space.x3,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
});
export const choice = style({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  borderBottom: "3px solid transparent",
  color: vars.color.inkSoft,
  fontSize: `clamp(${vars.size.body}, 0.75rem + 0.8vw, ${vars.size.large})`,
  fontWeight: vars.weight.bold,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: vars.color.leaf, color: vars.color.ink },
  },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.ink } } } },
});
/** It fills its label, so that the focus is seen around it, and is not seen itself. */
export const radio = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
/** Their headings are said by the choices; screen readers find them all the same. */
globalStyle(`${panel} > section`, { marginTop: vars.space.x1 });
globalStyle(`${panel} > section > div:first-child`, { marginBottom: vars.space.x1 });
globalStyle(`${panel} h2`, {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
/** The most sections that there are [R47]. */
const MOST_TABS = 7;
for (let place = 1; place <= MOST_TABS; place += 1) {
  globalStyle(`${tabs}:not(:has(${choice}:nth-of-type(${place}) :checked)) > ${panel}:nth-of-type(${place + 1})`, {
    display: "none",
  });
}
