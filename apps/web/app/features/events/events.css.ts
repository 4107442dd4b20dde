import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const header = style({
  display: "grid",
  gap: vars.space.x1h,
  alignItems: "center",
  paddingTop: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 380px)", gap: vars.space.x4 },
  },
});
export const title = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold, lineHeight: vars.line.tight });
export const titleLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.ink,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.leaf } } } },
});
export const lead = style({ paddingBlock: `${vars.space.x1} ${vars.space.x2}`, color: vars.color.inkSoft });

export const search = style({ display: "block", minWidth: 0 });
export const searchForm = style({
  display: "flex",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(input:focus-visible)": {
      borderColor: vars.color.leaf,
      outline: `3px solid ${vars.color.leaf}`,
      outlineOffset: "2px",
    },
  },
});
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.target,
  paddingInlineStart: "20px",
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  outline: "none",
  appearance: "none",
  selectors: { "&::placeholder": { color: vars.color.inkSoft, opacity: 1 } },
});
export const searchButton = style({
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

export const filters = style({ display: "grid", gap: vars.space.x1h, paddingBlock: vars.space.x1 });
/** The two kinds are tabs, so that they are not taken for more of the times below. */
export const kinds = style({
  display: "flex",
  gap: vars.space.x3,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const kind = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  marginBottom: "-1px",
  borderBottom: "3px solid transparent",
  color: vars.color.inkSoft,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { '&[aria-current="page"]': { borderColor: vars.color.leaf, color: vars.color.ink } },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.leaf } } } },
});
export const choices = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: {
    '&[aria-current="page"]': {
      borderColor: vars.color.leaf,
      background: vars.color.leaf,
      color: vars.color.onLeaf,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current="page"])': { borderColor: vars.color.leaf, color: vars.color.leaf } },
    },
  },
});

export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space.x2}`,
  minHeight: vars.target,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const foundLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const elsewhere = style({ paddingBottom: vars.space.x6 });

export const cards = style({ ...recipes.columnsByScreen(2, 3), paddingBottom: vars.space.x6 });
export const cardPlace = style({ display: "grid", minWidth: 0 });
export const card = style({
  ...recipes.card,
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  "@media": {
    [media.hover]: {
      transition: `border-color ${vars.duration.quick} ease-out`,
      selectors: { "&:hover": { borderColor: vars.color.leaf } },
    },
  },
});
export const picture = style({ position: "relative", aspectRatio: "16 / 9", background: vars.color.tint });
export const image = style({ width: "100%", height: "100%", objectFit: "cover" });
export const leaf = style({
  position: "absolute",
  insetInlineStart: vars.space.x1h,
  bottom: `calc(-1 * ${vars.space.x2})`,
  display: "grid",
  width: "56px",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
export const leafMonth = style({
  paddingBlock: "2px",
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  fontSize: vars.size.fine,
  fontWeight: vars.weight.medium,
});
export const leafDay = style({ fontSize: vars.size.large, fontWeight: vars.weight.bold, lineHeight: "1.5" });
export const body = style({
  display: "grid",
  gap: vars.space.half,
  alignContent: "start",
  justifyItems: "start",
  padding: `${vars.space.x3} ${vars.space.x2} ${vars.space.x2}`,
});
export const cardTitle = style({
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
  overflowWrap: "anywhere",
  paddingTop: vars.space.half,
});
/** The whole card is the link's target. */
export const cardLink = style({
  color: vars.color.ink,
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.card } },
});
export const date = style({ color: vars.color.leafDark, fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const place = style({ color: vars.color.inkSoft, fontSize: vars.size.small, paddingBottom: vars.space.half });
