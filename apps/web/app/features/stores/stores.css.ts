import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const title = style({ fontSize: vars.size.title, paddingTop: vars.space.x2 });
export const lead = style({ paddingBlock: `${vars.space.half} ${vars.space.x3}`, color: vars.color.inkSoft });

export const columns = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  paddingBottom: vars.space.x8,
  "@media": {
    [media.wide]: { gridTemplateColumns: "344px minmax(0, 1fr)", gap: vars.space.x6 },
  },
});
/** Finds a store: search, cities and map. Between phone and desktop the map stands beside the others. */
export const finder = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": {
    "screen and (min-width: 768px) and (max-width: 1199px)": {
      gridTemplateColumns: "minmax(0, 1fr) 300px",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.x4,
    },
    [media.wide]: { position: "sticky", top: vars.space.x3 },
  },
});
export const search = style({ display: "grid", gap: vars.space.half });
/** Its line is there before it says something. */
export const found = style({ minHeight: "1.5em", color: vars.color.inkSoft, fontSize: vars.size.small });
export const cities = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const city = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.leaf, color: vars.color.leaf } } } },
});
export const cityCount = style({ color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });

export const map = style({
  width: "100%",
  maxWidth: "344px",
  height: "auto",
  justifySelf: "center",
  "@media": {
    "screen and (min-width: 768px) and (max-width: 1199px)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});
export const land = style({
  fill: vars.color.leafTint,
  stroke: vars.color.leaf,
  strokeWidth: 0.6,
  strokeLinejoin: "round",
});
export const dot = style({ fill: vars.color.clay, stroke: vars.color.card, strokeWidth: 1.5 });
export const mapLabel = style({ fill: vars.color.ink, fontSize: "12px", fontWeight: vars.weight.bold });
export const mapCount = style({ fill: vars.color.inkSoft, fontWeight: vars.weight.regular });

export const sections = style({ display: "grid", gap: vars.space.x5, minWidth: 0 });
/** Clear of the window's edge when it is jumped to. */
export const section = style({ scrollMarginTop: vars.space.x3 });
export const cityTitle = style({
  fontSize: vars.size.large,
  paddingBottom: vars.space.x2,
  scrollMarginTop: vars.space.x3,
  outline: "none",
});
export const cards = style({ display: "grid", gap: vars.space.x2 });
export const cardPlace = style({ display: "grid", minWidth: 0 });
/** From a tablet on, the picture stands beside the words: most cities have one store, which would leave a row half empty. */
export const card = style({
  ...recipes.card,
  display: "grid",
  overflow: "hidden",
  scrollMarginTop: vars.space.x3,
  "@media": { [media.desktop]: { gridTemplateColumns: "260px minmax(0, 1fr)" } },
});
export const picture = style({
  aspectRatio: "2",
  background: vars.color.tint,
  "@media": { [media.desktop]: { aspectRatio: "auto" } },
});
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "@media": { [media.desktop]: { minHeight: "100%", height: "0" } },
});
export const body = style({
  display: "grid",
  gap: vars.space.x1h,
  padding: vars.space.x2,
  alignContent: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: `${vars.space.x1h} ${vars.space.x3}`,
      padding: vars.space.x3,
    },
  },
});
export const about = style({ display: "grid", gap: vars.space.x1, alignContent: "start" });
export const reach = style({ display: "grid", gap: vars.space.x1, alignContent: "start" });
export const name = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold, lineHeight: vars.line.snug });
/** The state's line is as high before the browser fills it in. */
export const hours = style({ display: "grid", fontVariantNumeric: "tabular-nums", fontSize: vars.size.small });
const stateLine = style({ display: "block", minHeight: "1.5em", lineHeight: "1.5em", fontWeight: vars.weight.medium });
export const state = styleVariants({
  unknown: [stateLine],
  open: [stateLine, { color: vars.color.leaf }],
  closed: [stateLine, { color: vars.color.clay }],
});
export const address = style({
  display: "grid",
  fontStyle: "normal",
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const landmark = style({ color: vars.color.ink });
export const contacts = style({ display: "grid" });
export const contact = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  maxWidth: "100%",
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const links = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: "20px",
  border: `1px solid ${vars.color.leaf}`,
  borderRadius: vars.radius.full,
  color: vars.color.leaf,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.color.leafTint } } } },
});
