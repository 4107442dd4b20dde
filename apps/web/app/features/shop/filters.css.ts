import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const COLUMN = "232px";
const SHEET = "380px";

/** The filters in a column beside the list, where there is room. */
export const beside = style({
  "@media": {
    [media.laptop]: {
      display: "grid",
      gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`,
      columnGap: vars.space.x4,
      alignItems: "start",
    },
    // Five products a row, beside the column too.
    [media.wide]: { vars: { "--card-least": "196px" } },
  },
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "2fr 3fr",
  alignItems: "end",
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "200px 240px" },
    [media.laptop]: { gridTemplateColumns: "240px", justifyContent: "end" },
  },
});
export const open = style({ "@media": { [media.laptop]: { display: "none" } } });
export const sort = style({ display: "grid", gap: vars.space.x1 });

export const panel = style({
  position: "fixed",
  inset: "auto 0 0",
  margin: 0,
  width: "auto",
  maxWidth: "none",
  maxHeight: "86dvh",
  padding: 0,
  border: 0,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: { "&::backdrop": { background: vars.color.veil } },
  "@media": {
    // A drawer, as the menu is.
    [media.desktop]: {
      inset: "0 auto 0 0",
      width: SHEET,
      height: "100dvh",
      maxHeight: "none",
      borderRadius: 0,
    },
    [media.laptop]: {
      display: "block",
      position: "static",
      width: "auto",
      height: "auto",
      overflow: "visible",
      background: "none",
      boxShadow: "none",
      paddingBottom: vars.space.x4,
    },
  },
});

const edge = {
  position: "sticky",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${vars.space.x1} ${vars.space.x2}`,
  background: vars.color.card,
} as const;
export const head = style({
  ...edge,
  top: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [media.laptop]: { position: "static", border: 0, padding: `${vars.space.x3} 0 0`, background: "none" } },
});
globalStyle(`${head} h2`, { fontSize: vars.size.body, fontWeight: vars.weight.bold });
globalStyle(`${head} button`, { "@media": { [media.laptop]: { display: "none" } } });
export const foot = style({
  ...edge,
  bottom: 0,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [media.laptop]: { display: "none" } },
});

export const groups = style({
  padding: `0 ${vars.space.x2} ${vars.space.x2}`,
  "@media": { [media.laptop]: { padding: 0 } },
});
globalStyle(`${groups} h3`, {
  paddingTop: vars.space.x2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.inkSoft,
});
globalStyle(`${groups} ul + h3`, { marginTop: vars.space.x1, borderTop: `1px solid ${vars.color.line}` });
globalStyle(`${groups} a`, {
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1h,
  minHeight: vars.target,
  color: vars.color.ink,
  fontSize: vars.size.small,
  textDecoration: "none",
  overflowWrap: "anywhere",
});
globalStyle(`${groups} a`, { "@media": { "(pointer: fine)": { minHeight: "34px" } } });
globalStyle(`${groups} a:hover`, { color: vars.color.leafDark });
/** The box that a choice ticks. */
globalStyle(`${groups} a::before`, {
  content: '""',
  flex: "none",
  width: "18px",
  height: "18px",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: "4px",
  background: vars.color.card,
});
globalStyle(`${groups} a[aria-current]`, { fontWeight: vars.weight.medium });
globalStyle(`${groups} a[aria-current]::before`, {
  content: '"✓" / ""',
  borderColor: vars.color.leaf,
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  fontSize: "13px",
  lineHeight: "16px",
  textAlign: "center",
});
globalStyle(`${groups} a > span`, {
  marginInlineStart: "auto",
  color: vars.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});

export const more = style({});
globalStyle(`${groups} ${more} a`, { color: vars.color.leaf, fontWeight: vars.weight.medium });
globalStyle(`${groups} ${more} a::before`, { display: "none" });

export const chosen = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1, paddingBottom: vars.space.x2 });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.target,
  maxWidth: "100%",
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.leaf}`,
  borderRadius: vars.radius.full,
  background: vars.color.leafTint,
  color: vars.color.leafDark,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "li:last-child > &": { borderColor: "transparent", background: "none", textDecoration: "underline" } },
});
