import { vars } from "@store/ui/theme";
import { container, media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const navigation = style({
  position: "fixed",
  inset: "0 auto 0 0",
  margin: 0,
  width: "min(88vw, 360px)",
  height: "100dvh",
  maxHeight: "none",
  overflowY: "auto",
  padding: vars.space.x2,
  border: 0,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: { "&::backdrop": { background: vars.color.veil } },
  "@media": {
    // The same list, laid out as a row: a popover only where the screen is narrow.
    [media.desktop]: {
      display: "block",
      position: "static",
      width: "auto",
      height: "auto",
      overflow: "visible",
      maxWidth: container.page,
      marginInline: "auto",
      padding: `0 ${vars.space.x5}`,
      background: "none",
      boxShadow: "none",
    },
  },
});

/** Stays in view while the drawer scrolls. */
export const drawerHead = style({
  position: "sticky",
  top: `calc(-1 * ${vars.space.x2})`,
  display: "flex",
  marginTop: `calc(-1 * ${vars.space.x2})`,
  paddingBlock: vars.space.x1,
  background: vars.color.card,
  justifyContent: "space-between",
  alignItems: "center",
  fontWeight: vars.weight.bold,
  "@media": { [media.desktop]: { display: "none" } },
});

export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  border: 0,
  background: "none",
});

const firstList = style({
  "@media": {
    [media.desktop]: { display: "flex", flexWrap: "wrap", marginInline: `calc(-1 * ${vars.space.x1h})` },
    [media.wide]: { gap: vars.space.x1, marginInline: `calc(-1 * ${vars.space.x2})` },
  },
});

const firstItem = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.x1,
  "@media": { [media.desktop]: { borderTop: 0, paddingBlock: 0 } },
});

/** A top category's link and button, above its panel. */
export const head = style({ "@media": { [media.desktop]: { display: "flex" } } });

/** Opens the panel of a top category on a desktop; the drawer shows all levels at once. */
export const toggle = style({
  display: "none",
  border: 0,
  background: "none",
  color: vars.color.inkSoft,
  "@media": {
    [media.desktop]: {
      display: "grid",
      placeItems: "center",
      width: vars.target,
      minHeight: vars.target,
      marginLeft: `calc(-1 * ${vars.space.x2})`,
    },
  },
});

/** On a desktop the panel of a top category: it opens on hover, without a script, and by its button. */
const secondList = style({
  "@media": {
    [media.desktop]: {
      position: "absolute",
      zIndex: 11,
      left: 0,
      right: 0,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(176px, 1fr))",
      gap: vars.space.x3,
      maxHeight: "70vh",
      overflowY: "auto",
      padding: `${vars.space.x3} ${vars.space.x5}`,
      background: vars.color.card,
      borderTop: `1px solid ${vars.color.line}`,
      borderBottom: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.float,
      visibility: "hidden",
      opacity: 0,
      transition: `opacity ${vars.duration.quick} ease-out, visibility 0s ${vars.duration.quick}`,
      selectors: {
        [`${firstItem}:hover > &, ${firstItem}[data-open] > &`]: {
          visibility: "visible",
          opacity: 1,
          transition: `opacity ${vars.duration.quick} ease-out`,
        },
      },
    },
  },
});

const thirdList = style({ paddingLeft: vars.space.x2, "@media": { [media.desktop]: { paddingLeft: 0 } } });

const secondItem = style({});
const thirdItem = style({});

const anyLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.ink,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.leaf, textDecoration: "underline" } } } },
});

const firstLink = style([
  anyLink,
  {
    fontWeight: vars.weight.bold,
    "@media": {
      [media.desktop]: { fontSize: vars.size.small, fontWeight: vars.weight.medium, paddingInline: vars.space.x1h },
      [media.wide]: { fontSize: vars.size.body, paddingInline: vars.space.x2 },
    },
  },
]);
const secondLink = style([anyLink, { "@media": { [media.desktop]: { fontWeight: vars.weight.medium } } }]);
const thirdLink = style([
  anyLink,
  { color: vars.color.inkSoft, fontSize: vars.size.small, "@media": { [media.desktop]: { minHeight: vars.space.x4 } } },
]);

export const list = { 1: firstList, 2: secondList, 3: thirdList } as const;
export const item = { 1: firstItem, 2: secondItem, 3: thirdItem } as const;
export const link = { 1: firstLink, 2: secondLink, 3: thirdLink } as const;
