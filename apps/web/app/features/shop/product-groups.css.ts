import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/**
 * All groups share one grid, each card with a row for its group's title above it, so that cards of a row stand level
 * and a small group leaves no empty row. Gaps are half those of a plain grid, as each is there twice.
 */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space.half} ${vars.space.x1}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(208px, 1fr))",
      gap: `${vars.space.x1} ${vars.space.x2}`,
    },
    [media.wide]: { gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))" },
  },
});
export const group = style({ display: "contents" });

export const products = style({ display: "contents" });
globalStyle(`${products} > li`, { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid", minWidth: 0 });
globalStyle(`${products} > li > article`, { gridRow: 2 });

export const onNewRow = style({});
globalStyle(`${onNewRow} > li:first-child`, { gridColumnStart: 1 });

export const title = style({
  alignSelf: "end",
  paddingBlock: `${vars.space.x3} ${vars.space.half}`,
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
});
/** As wide as two cards: there are more than two in the group. */
globalStyle(`${onNewRow} ${title}`, { width: `calc(200% + ${vars.space.x1})` });
/** The filters above have their own space. */
globalStyle(`${group}:first-child ${title}`, { paddingTop: 0 });
