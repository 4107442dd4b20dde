import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../focus-ring.ts";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const search = style({ position: "relative", display: "block" });
export const form = style({
  display: "flex",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(input:focus-visible)": { ...focusRing, borderColor: vars.color.leaf },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.target,
  paddingInlineStart: "20px",
  textOverflow: "ellipsis",
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  outline: "none",
  appearance: "none",
  selectors: {
    "&::placeholder": { color: vars.color.inkSoft, opacity: 1 },
  },
});
export const submit = style({
  display: "grid",
  placeItems: "center",
  width: "52px",
  minHeight: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.leaf,
});
export const panel = style({
  position: "absolute",
  zIndex: 12,
  insetInlineStart: 0,
  // Beside the logo of a tablet, the box is too narrow for names.
  width: `max(100%, min(420px, 100vw - ${vars.space.x4}))`,
  top: `calc(100% + ${vars.space.x1})`,
  padding: vars.space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
});
export const message = style([panel, { padding: `20px ${vars.space.x3}`, color: vars.color.inkSoft }]);
export const list = style({ display: "grid" });

const PICTURE_SIDE = "48px";
/** Every product has the same height: a suggestion that takes another's place moves nothing. */
const row = style({ display: "flex", alignItems: "center", paddingInline: vars.space.x1 });
const productRow = style([
  row,
  {
    columnGap: vars.space.x1h,
    height: "64px",
    "@media": {
      // The price below the name.
      [media.phone]: { display: "grid", gridTemplateColumns: "auto 1fr", alignContent: "center" },
    },
  },
]);
const appear = keyframes({ from: { opacity: 0 } });
/** A product that is still looked for; an answer that comes at once is not announced by it. */
export const waiting = style([
  productRow,
  {
    animation: `${appear} ${vars.duration.quick} ${vars.duration.slow} ease-out backwards`,
    selectors: {
      "&::before, &::after": { content: '""', borderRadius: vars.radius.small, background: vars.color.tint },
      "&::before": { width: PICTURE_SIDE, height: PICTURE_SIDE },
      "&::after": { width: "60%", height: vars.space.x2 },
    },
  },
]);
export const picture = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: PICTURE_SIDE,
  height: PICTURE_SIDE,
  overflow: "hidden",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
  color: vars.color.inkSoft,
  "@media": { [media.phone]: { gridRow: "span 2" } },
});
/** In two lines at the most. */
export const name = style({
  flex: 1,
  minWidth: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { fontSize: vars.size.small } },
});

const anyOption = style({
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  lineHeight: vars.line.snug,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.tint },
    '&[aria-selected="true"]': { background: vars.color.leafTint, boxShadow: `inset 2px 0 0 ${vars.color.leaf}` },
  },
});
export const option = styleVariants({
  match: [productRow, anyOption],
  more: [row, anyOption, { minHeight: vars.target, color: vars.color.leaf, fontWeight: vars.weight.medium }],
});
