import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { media } from "../../tokens/index.ts";
import { vars } from "../../vars.css.ts";

/** A comfortable line length for reading. */
const measure = "68ch";

export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x5,
  maxWidth: `calc(${measure} + 2 * ${vars.space.x4})`,
});
/** The gap between blocks, wherever they stand. A mail address may break anywhere rather than widen a small screen. */
const flow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  overflowWrap: "anywhere",
});
export const section = style([flow]);
/** Plain text stands on a sheet of its own where the screen is wide enough for its margins. */
export const sheet = style([
  flow,
  {
    "@media": {
      [media.desktop]: {
        padding: `${vars.space.x3} ${vars.space.x4} ${vars.space.x4}`,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        background: vars.color.card,
      },
    },
  },
]);
export const answer = style([
  flow,
  { padding: `0 ${vars.space.x2} ${vars.space.x2}`, scrollMarginTop: vars.space.x12 },
]);

export const heading = style({ fontSize: vars.size.large, scrollMarginTop: vars.space.x3 });
export const subheading = style({
  marginBlockStart: vars.space.x1,
  fontSize: vars.size.body,
  lineHeight: vars.line.snug,
});
export const paragraph = style({ textWrap: "pretty" });
export const strong = style({ fontWeight: vars.weight.bold });
export const link = style({
  color: vars.color.leaf,
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "1px",
  ":hover": { color: vars.color.leafDark, textDecorationThickness: "2px" },
  // A phone number stays on one line wherever it fits on one.
  selectors: { '&[href^="tel:"]': { display: "inline-block" } },
});

export const list = style({ display: "grid", gap: vars.space.x1, paddingInlineStart: "1.4em" });
export const item = style({
  paddingInlineStart: vars.space.half,
  textWrap: "pretty",
  "::marker": { color: vars.color.leaf, fontWeight: vars.weight.bold, fontVariantNumeric: "tabular-nums" },
});
globalStyle(`ul${list}`, { listStyle: "disc" });
globalStyle(`ol${list}`, { listStyle: "decimal" });

export const definitions = style({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const definition = style({
  display: "grid",
  gap: `${vars.space.half} ${vars.space.x3}`,
  paddingBlock: vars.space.x1h,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)" } },
});
export const term = style({ fontWeight: vars.weight.bold });
export const description = style({ textWrap: "pretty" });

const wide = (width: string) => ({ flexBasis: `min(100%, ${width})` });
/**
 * For each of at least that many siblings. A `:has()` of any element would restyle the page whenever something comes.
 */
const ofAtLeast = (count: number, rule: StyleRule) => {
  const first = `&:first-child:nth-last-child(n + ${count})`;
  return { [first]: rule, [`${first} ~ &`]: rule };
};
/** Side by side, in widths at which three, four and six make full rows; what is left over takes a row of its own. */
const cards = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x2 });
export const points = style([cards]);
export const stages = style([cards, { counterReset: "stage" }]);
const card = style({
  ...wide("14.5rem"),
  flexGrow: 1,
  display: "grid",
  alignContent: "start",
  gap: vars.space.half,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  selectors: {
    ...ofAtLeast(4, wide("15rem")),
    ...ofAtLeast(5, wide("19rem")),
  },
});
export const point = style([card]);
/** Its number stands before title and text. */
export const stage = style([
  card,
  {
    counterIncrement: "stage",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: vars.space.x2,
    "::before": {
      content: "counter(stage)",
      gridRow: "1 / span 2",
      display: "grid",
      placeItems: "center",
      alignSelf: "start",
      inlineSize: "2em",
      blockSize: "2em",
      borderRadius: vars.radius.full,
      background: vars.color.marigold,
      color: vars.color.onMarigold,
      fontWeight: vars.weight.bold,
    },
  },
]);
export const pointTitle = style({ fontSize: vars.size.body, lineHeight: vars.line.snug });

export const question = style({
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: { "& + &": { marginBlockStart: `calc(${vars.space.x1} - ${vars.space.x2})` } },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  minHeight: vars.target,
  padding: `${vars.space.x1h} ${vars.space.x2}`,
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  cursor: "pointer",
  listStyle: "none",
  "::after": {
    content: "",
    flex: "none",
    inlineSize: "0.5em",
    blockSize: "0.5em",
    marginInlineStart: "auto",
    borderInlineEnd: "2px solid",
    borderBlockEnd: "2px solid",
    color: vars.color.leaf,
    transform: "translateY(-25%) rotate(45deg)",
    transition: `transform ${vars.duration.quick} ease-out`,
  },
  "@media": { [media.hover]: { ":hover": { color: vars.color.leafDark } } },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    [`${question}[open] > &::after`]: { transform: "translateY(25%) rotate(225deg)" },
  },
});
