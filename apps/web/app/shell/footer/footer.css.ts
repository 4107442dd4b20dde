import { pageWidth } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const footer = style({
  marginTop: vars.space.x8,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.size.small,
});

globalStyle(`${footer} a`, { color: "inherit" });
globalStyle(`${footer} :focus-visible`, { outlineColor: vars.color.marigold });

const band = style(pageWidth);

export const columns = style([
  band,
  {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: vars.space.x4,
    paddingBlock: vars.space.x6,
    "@media": {
      [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)", columnGap: vars.space.x3 },
      [media.wide]: { gridTemplateColumns: "2fr repeat(4, 1fr)", columnGap: vars.space.x4 },
    },
  },
]);

export const about = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  maxWidth: "48ch",
  "@media": { [media.wide]: { gridColumn: "auto" } },
});

globalStyle(`${about} a`, { display: "inline-flex", alignItems: "center", minHeight: vars.target });

globalStyle(`${columns} h2`, { fontSize: vars.size.body, marginBottom: vars.space.x1 });
globalStyle(`${about} h2`, { fontSize: vars.size.large, marginBottom: 0 });

/** By where they stand: the footer is in every page, and a class at each of its links would be, too. */
globalStyle(`${footer} li a`, {
  display: "inline-flex",
  alignItems: "center",
  minWidth: vars.target,
  minHeight: vars.target,
  textDecoration: "none",
});
globalStyle(`${footer} li a:hover`, { textDecoration: "underline" });

export const exports = style({ borderTop: "1px solid rgba(251, 248, 241, 0.2)" });
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
    gap: vars.space.x2,
    paddingBlock: vars.space.x2,
  },
]);
globalStyle(`${legal} ul`, { display: "flex", flexWrap: "wrap", gap: `${vars.space.half} ${vars.space.x3}` });
