import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { ICONS, inBottomBar } from "../../shell/bottom-bar.css.ts";
import { reading } from "../../shell/shell.css.ts";

/** At least as high as the window: what is filled in later moves nothing that is in view. */
export const page = style([reading, { minHeight: "100svh", paddingBottom: vars.space.x6 }]);
export const outdated = style({ marginBottom: vars.space.x2 });

/** On phones one column, whose last part is in the bar at the bottom of the window. */
export const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x2,
  "@media": {
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 384px",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.x4,
      alignItems: "start",
    },
  },
});

const box = style(recipes.card);

export const lines = style([box, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }]);
export const line = style({
  display: "grid",
  gridTemplateColumns: `72px minmax(0, 1fr) auto ${vars.target}`,
  gridTemplateAreas: '"picture about about remove" "stepper stepper total total"',
  alignItems: "center",
  gap: `${vars.space.x1} ${vars.space.x1h}`,
  padding: vars.space.x2,
  paddingInlineEnd: vars.space.x1,
  scrollMarginBlock: vars.space.x12,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "88px minmax(0, 1fr) auto 7.5rem auto",
      gridTemplateAreas: '"picture about stepper total remove"',
      gap: vars.space.x2,
    },
  },
});
export const lineOut = style([
  line,
  {
    background: vars.color.clayTint,
    boxShadow: `inset 4px 0 0 ${vars.color.clay}`,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: {
      "&:first-child": {
        borderTop: 0,
        borderTopLeftRadius: vars.radius.card,
        borderTopRightRadius: vars.radius.card,
      },
      "&:last-child": { borderBottomLeftRadius: vars.radius.card, borderBottomRightRadius: vars.radius.card },
    },
  },
]);
export const picture = style({
  gridArea: "picture",
  alignSelf: "start",
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const about = style({ gridArea: "about", display: "grid", gap: "2px" });
export const name = style({
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const each = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const out = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x3,
  color: vars.color.clayDark,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
});
/** In line with the words: the space around a small button is its touch target. */
globalStyle(`${out} > button`, { marginInlineStart: "-20px" });
export const remove = style({
  gridArea: "remove",
  alignSelf: "start",
  "@media": { [media.desktop]: { alignSelf: "center" } },
});
export const stepper = style({ gridArea: "stepper" });
export const total = style({
  gridArea: "total",
  paddingInlineEnd: vars.space.x1,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});
export const totalUpdating = style([total, { color: vars.color.inkSoft, fontWeight: vars.weight.regular }]);

export const gift = style([
  box,
  {
    paddingInline: vars.space.x2,
    "@media": { [media.wide]: { gridColumn: 1 } },
  },
]);

/** On phones its parts are rows of the page. */
export const side = style({
  display: "contents",
  "@media": {
    [media.wide]: {
      display: "grid",
      gap: vars.space.x2,
      gridColumn: 2,
      gridRow: "1 / span 2",
      position: "sticky",
      top: vars.space.x2,
    },
  },
});
export const card = style([box, { display: "grid", paddingInline: vars.space.x2 }]);
export const sums = style({
  display: "grid",
  gap: vars.space.x1h,
  justifyItems: "stretch",
  paddingBlock: vars.space.x2,
});
/** In the space above the sums, so that it moves nothing. */
export const updating = style({
  position: "absolute",
  top: 0,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
/** Two lines high, so that nothing moves when the shipping is known. */
export const hint = style({
  minHeight: `calc(2em * ${vars.line.snug})`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
});
export const minimum = style({
  padding: vars.space.x1h,
  borderRadius: vars.radius.small,
  background: vars.color.marigoldTint,
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
});

export const proceed = style([
  inBottomBar,
  {
    "@media": {
      [media.phone]: {
        left: ICONS,
        justifyContent: "space-between",
        gap: vars.space.x1,
        paddingInline: `${vars.space.half} ${vars.space.x2}`,
      },
    },
  },
]);
globalStyle(`${proceed} > button`, {
  "@media": { [media.phone]: { flex: 1, width: "auto", paddingInline: vars.space.x2 } },
});
export const toPay = style({
  minWidth: "6.5em",
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.desktop]: { display: "none" } },
});
export const toPayUpdating = style([toPay, { color: vars.color.inkSoft }]);

export const option = style({
  selectors: { [`${card} > &`]: { borderBottom: `1px solid ${vars.color.line}` } },
});
export const optionButton = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.x2,
  width: "100%",
  minHeight: "56px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: vars.color.leaf,
  fontWeight: vars.weight.medium,
  textAlign: "start",
});
export const chevron = style({ transition: `transform ${vars.duration.slow} ease-out` });
export const chevronOpen = style([chevron, { transform: "rotate(180deg)" }]);
export const panel = style({ paddingBottom: vars.space.x2, selectors: { "&[hidden]": { display: "none" } } });
/** As high as the form that takes its place. */
export const coinsComing = style({ minHeight: "190px" });
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.x2 });
/** A field with its button beside it; the field's error is below both. */
export const inlineForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space.x1,
});
const LABEL_HEIGHT = `calc(${vars.size.small} * ${vars.line.snug} + 6px)`;
globalStyle(`${inlineForm} > button`, { marginTop: LABEL_HEIGHT });
export const formActions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const applied = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `0 ${vars.space.x1}`,
  paddingBottom: vars.space.x1,
  fontSize: vars.size.small,
});
export const appliedWords = style({ flex: "1 1 10rem", minWidth: 0, overflowWrap: "anywhere" });
export const appliedActions = style({ display: "flex", marginInlineEnd: `calc(-1 * ${vars.space.x1})` });
export const code = style({
  paddingInline: vars.space.x1,
  border: `1px dashed ${vars.color.leaf}`,
  borderRadius: vars.radius.small,
  background: vars.color.leafTint,
  color: vars.color.leafDark,
});
export const redeemed = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.x1,
  paddingBottom: vars.space.x2,
  fontSize: vars.size.small,
});
export const lost = style({ paddingBottom: vars.space.x2, color: vars.color.clayDark, fontSize: vars.size.small });

export const packing = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const packingTitle = style({ padding: 0, fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const picks = style({
  display: "grid",
  gap: `0 ${vars.space.x4}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
});
export const pick = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.x1h,
  paddingBlock: vars.space.x1,
});
export const pickPicture = style({
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const pickName = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
});
