import { pageWidth } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";

export const footer = style({
  marginTop: vars.space.x8,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.small,
});

globalStyle(`${footer} a`, { color: "inherit" });
globalStyle(`${footer} :focus-visible`, { outlineColor: vars.color.marigold });

const band = style(pageWidth);
const line = "1px solid rgba(251, 248, 241, 0.2)";

export const columns = style([
  band,
  {
    display: "grid",
    paddingBlock: `${vars.space.x3} ${vars.space.x1}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "repeat(4, 1fr)",
        gap: `${vars.space.x4} ${vars.space.x3}`,
        paddingBlock: vars.space.x6,
      },
      [media.wide]: { gridTemplateColumns: "2fr repeat(4, 1fr)", columnGap: vars.space.x4 },
    },
  },
]);

export const about = style({
  gridColumn: "1 / -1",
  display: "grid",
  columnGap: vars.space.x3,
  alignContent: "start",
  marginBottom: vars.space.x1h,
  lineHeight: vars.line.snug,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "2fr 1fr 1fr",
      rowGap: vars.space.x1,
      marginBottom: 0,
      lineHeight: vars.line.body,
    },
    [media.wide]: { gridColumn: "auto", gridTemplateColumns: "auto", maxWidth: "48ch" },
  },
});

globalStyle(`${about} a`, { display: "inline-flex", alignItems: "center", minHeight: vars.target });

globalStyle(`${about} h2`, { gridColumn: "1 / -1", fontSize: vars.size.large });

/**
 * A phone folds a group's links behind its title; a wider page shows all below a heading. A browser that cannot open a
 * fold by its style keeps the folds.
 */
globalStyle(`${columns} nav`, { borderTop: line });
globalStyle(`${columns} nav h2`, { display: "none", fontSize: vars.size.body, marginBottom: vars.space.x1 });
globalStyle(`${columns} summary`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.target,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
});
globalStyle(`${columns} summary::after`, { content: '"+" / ""', fontSize: vars.size.large });
globalStyle(`${columns} [open] > summary::after`, { content: '"\u2212" / ""' });
globalStyle(`${columns} ul`, { "@media": { [media.phone]: { columns: 2 } } });
globalStyle(`${columns} li`, { breakInside: "avoid" });

const unfolded = (rule: GlobalStyleRule) => ({
  "@supports": { "selector(::details-content)": { "@media": { [media.desktop]: rule } } },
});
globalStyle(`${columns} nav`, unfolded({ border: 0 }));
globalStyle(`${columns} nav h2`, unfolded({ display: "block" }));
globalStyle(`${columns} summary`, unfolded({ display: "none" }));
globalStyle(`${columns} ::details-content`, unfolded({ contentVisibility: "visible" }));

/** By where they stand: the footer is in every page, and a class at each of its links would be, too. */
globalStyle(`${footer} li a`, {
  display: "inline-flex",
  alignItems: "center",
  minWidth: vars.target,
  minHeight: vars.target,
  textDecoration: "none",
});
globalStyle(`${footer} li a:hover`, { textDecoration: "underline" });

export const exports = style({ borderTop: line });
/** A touch target's height, without moving the lines apart. */
globalStyle(`${exports} a`, {
  display: "inline-block",
  paddingBlock: vars.space.x1h,
  marginBlock: `calc(-1 * ${vars.space.x1h})`,
});
globalStyle(`${exports} > *`, pageWidth);

export const legal = style([
  band,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space.x1,
    paddingBlock: vars.space.x1h,
    lineHeight: vars.line.snug,
    "@media": {
      [media.desktop]: { gap: vars.space.x2, paddingBlock: vars.space.x2, lineHeight: vars.line.body },
    },
  },
]);
globalStyle(`${legal} ul`, { display: "flex", flexWrap: "wrap", gap: `${vars.space.half} ${vars.space.x3}` });
