import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const sections = style({ display: "grid", gap: vars.space.x4 });
export const heading = style({ fontSize: vars.size.large, paddingBottom: vars.space.x2 });
export const quiet = style({ fontSize: vars.size.small, color: vars.color.inkSoft });

const box = style(recipes.card);

/** Rows on a phone, tiles where there is room. */
export const tiles = style({
  display: "grid",
  margin: 0,
  gap: vars.space.x1,
  "@media": {
    [media.desktop]: { gap: vars.space.x2, gridTemplateColumns: "repeat(auto-fill, minmax(176px, 1fr))" },
  },
});
export const tile = style([
  box,
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.x2,
    minHeight: vars.target,
    padding: `${vars.space.x1} ${vars.space.x2}`,
    selectors: { "&:hover": { borderColor: vars.color.leaf } },
    "@media": {
      [media.desktop]: {
        flexDirection: "column-reverse",
        alignItems: "start",
        justifyContent: "flex-end",
        gap: 0,
        padding: vars.space.x2,
      },
    },
  },
]);
export const tileLink = style({
  color: vars.color.ink,
  textDecoration: "none",
  // The whole tile is the link.
  selectors: { "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card } },
});
export const number = style({
  margin: 0,
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.snug,
  fontVariantNumeric: "tabular-nums",
});
/** Nothing waits there. */
export const quietTile = style([tile, { background: "none", color: vars.color.inkSoft }]);

export const cards = style(recipes.columns(200, "x2", "fit"));
export const card = style([box, { padding: vars.space.x2, minWidth: 0 }]);
export const cardTitle = style({ fontSize: vars.size.body, fontWeight: vars.weight.medium });
export const sum = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const sumLink = style({ color: vars.color.ink, textDecorationThickness: "1px", textUnderlineOffset: "4px" });

export const chart = style({ display: "grid", paddingTop: vars.space.x2 });
export const chartTop = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  textAlign: "end",
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: "tabular-nums",
});
export const plot = style({
  width: "100%",
  height: "120px",
  borderBottom: `1px solid ${vars.color.lineStrong}`,
});
export const bars = style({ fill: vars.color.leaf });
export const barsBefore = style({ fill: vars.color.marigold, fillOpacity: 0.45 });
export const chartDays = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const legend = style([
  quiet,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1, paddingTop: vars.space.x1 },
]);
const key = style({ width: "12px", height: "12px", borderRadius: "2px" });
export const keyNow = style([key, { background: vars.color.leaf }]);
export const keyBefore = style([
  key,
  { background: vars.color.marigold, opacity: 0.45, marginInlineStart: vars.space.x1 },
]);
export const more = style({ paddingBlock: vars.space.x1h, cursor: "pointer" });

export const bestSellers = style({ display: "grid", maxWidth: "640px", margin: 0, padding: 0, listStyle: "none" });
export const bestSeller = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.x2,
  paddingBlock: vars.space.x1h,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const name = style({ minWidth: 0, overflowWrap: "anywhere" });
export const figures = style({
  display: "grid",
  flex: "none",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

export const steps = style({
  display: "grid",
  maxWidth: "640px",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: vars.space.x1,
  paddingBlock: vars.space.x1h,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const doneStep = style([step, { color: vars.color.inkSoft }]);
export const stepLabel = style({ fontWeight: vars.weight.medium });
export const stepState = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const way = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const ways = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.x2 });
export const lookThrough = style({ paddingTop: vars.space.x2, fontSize: vars.size.body });
