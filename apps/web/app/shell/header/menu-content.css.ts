import { vars } from "@store/ui/theme";
import { breakpoint, media } from "@store/ui/tokens";
import { keyframes, style } from "@vanilla-extract/css";
import { DISMISSED, drawer, menu, ROW } from "./menu.css.ts";

const OPEN = "&:popover-open";
/** Inside its own box, as what is beside it would cover the ring. */
const RING = { selectors: { "&:focus-visible": { outlineOffset: "-4px" } } } as const;

export const onPhone = style({ "@media": { [media.desktop]: { display: "none" } } });

/** Stays in view while the drawer scrolls. */
const stickyHead = style([
  onPhone,
  {
    position: "sticky",
    top: 0,
    zIndex: 1,
    alignItems: "center",
    marginInline: `calc(-1 * ${vars.space.x2})`,
    paddingBlock: vars.space.x1,
    background: vars.color.card,
    borderBottom: `1px solid ${vars.color.line}`,
  },
]);
const flexHead = { display: "flex", "@media": { [media.desktop]: { display: "none" } } } as const;
export const drawerHead = style([
  stickyHead,
  flexHead,
  { justifyContent: "space-between", paddingInline: `${vars.space.x2} ${vars.space.half}` },
]);
export const panelHead = style([stickyHead, flexHead, { gap: vars.space.x1, paddingInline: vars.space.half }]);

const title = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const drawerTitle = title;
export const panelTitle = title;

export const iconButton = style({
  ...RING,
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: vars.target,
  height: vars.target,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: vars.color.ink,
  "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.color.tint } } } },
});

/** So many top categories fill a row whose names are as long as usual; more stand in several. */
const ROW_HOLDS = 9;

export const topList = style({
  "@media": {
    [media.desktop]: { display: "flex", justifyContent: "space-between" },
    [media.laptop]: { justifyContent: "start", marginInline: `calc(-1 * ${vars.space.x1h})` },
    [media.wide]: { gap: vars.space.x1, marginInline: `calc(-1 * ${vars.space.x2})` },
  },
  selectors: {
    [`&:has(> :nth-child(${ROW_HOLDS + 1}))`]: {
      "@media": { [media.desktop]: { flexWrap: "wrap", justifyContent: "start", rowGap: 0 } },
    },
  },
});

/** On a desktop the columns of a panel. */
const columns = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(176px, 1fr))",
      gap: vars.space.x3,
    },
  },
});
const thirdList = style({});

const row = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": { [media.desktop]: { borderTop: 0 } },
});
const firstItem = style([row]);
const secondItem = style([row]);
const thirdItem = style([row]);

/** A top category's link and button, above its panel. */
export const head = style({ "@media": { [media.desktop]: { display: "flex" } } });

const anyToggle = style({
  ...RING,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  minHeight: vars.space.x6,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.ink,
  textAlign: "start",
});
const firstToggle = style([
  anyToggle,
  {
    fontWeight: vars.weight.bold,
    "@media": {
      [media.desktop]: {
        justifyContent: "center",
        minWidth: vars.target,
        minHeight: vars.target,
        fontSize: vars.size.small,
        fontWeight: vars.weight.medium,
        lineHeight: vars.line.snug,
      },
      [media.laptop]: { width: vars.target, marginLeft: `calc(-1 * ${vars.space.x2})` },
    },
  },
]);
/** On a desktop a panel shows the third level too. */
const secondToggle = style([anyToggle, { "@media": { [media.desktop]: { display: "none" } } }]);

export const chevron = style({
  flexShrink: 0,
  color: vars.color.inkSoft,
  rotate: "-90deg",
  "@media": {
    // In a narrow row the names take all the room.
    [`${media.desktop} and (max-width: ${breakpoint.laptop - 1}px)`]: { selectors: { "&&": { display: "none" } } },
    [media.laptop]: { rotate: "none" },
  },
});

const slideIn = keyframes({ from: { translate: "24px 0", opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

const level = style([
  drawer,
  { "@media": { [media.motion]: { animation: `${slideIn} ${vars.duration.quick} ease-out` } } },
]);

/**
 * A level of the phone's drawer; on a desktop the panel of a top category, which opens by its button, and on hover
 * beneath its row.
 */
const firstPanel = style([
  level,
  {
    "@media": {
      [media.desktop]: {
        position: "absolute",
        zIndex: 11,
        inset: "auto 0 auto 0",
        width: "auto",
        height: "auto",
        maxHeight: "70vh",
        padding: `${vars.space.x3} ${vars.space.x6}`,
        borderTop: `1px solid ${vars.color.line}`,
        borderBottom: `1px solid ${vars.color.line}`,
        boxShadow: vars.shadow.float,
        animation: "none",
        selectors: {
          [`${menu}:not([${DISMISSED}]) ${firstItem}:hover > &`]: { display: "block" },
          // Near the row where the browser cannot tell where that is.
          [OPEN]: { top: "224px" },
        },
      },
      [`${media.desktop} and ${media.motion}`]: {
        selectors: {
          // A pointer on its way across the row opens nothing that is seen.
          [`${firstItem}:hover > &:not(:popover-open)`]: {
            animation: `${appear} ${vars.duration.quick} ease-out 50ms backwards`,
          },
        },
      },
    },
    "@supports": {
      "(top: anchor(bottom))": {
        "@media": { [media.desktop]: { selectors: { [OPEN]: { top: `anchor(${ROW} bottom)` } } } },
      },
    },
  },
]);

/** A level of the phone's drawer; on a desktop a part of the panel. */
const secondPanel = style([
  level,
  {
    "@media": {
      [media.desktop]: {
        display: "block",
        position: "static",
        width: "auto",
        height: "auto",
        overflow: "visible",
        padding: 0,
        background: "none",
        animation: "none",
      },
    },
  },
]);

const anyLink = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1h,
  minHeight: vars.space.x6,
  color: vars.color.ink,
  textDecoration: "none",
  "@media": {
    [media.desktop]: { minHeight: vars.target },
    [media.hover]: { selectors: { "&:hover": { color: vars.color.leaf, textDecoration: "underline" } } },
  },
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
  {
    "@media": {
      [media.desktop]: { minHeight: vars.space.x4, color: vars.color.inkSoft, fontSize: vars.size.small },
    },
  },
]);
const anyAllLink = style([
  anyLink,
  { color: vars.color.leaf, fontWeight: vars.weight.medium, borderBottom: `1px solid ${vars.color.line}` },
]);
/** What a level begins with, where the category's own link is not shown. */
export const allLink = {
  1: style([anyAllLink, { "@media": { [media.laptop]: { display: "none" } } }]),
  2: style([anyAllLink, { "@media": { [media.desktop]: { display: "none" } } }]),
} as const;

export const item = { 1: firstItem, 2: secondItem, 3: thirdItem } as const;
export const link = { 1: firstLink, 2: secondLink, 3: thirdLink } as const;
export const toggle = { 1: firstToggle, 2: secondToggle } as const;
export const panel = { 1: firstPanel, 2: secondPanel } as const;
/** The list inside a panel. */
export const list = { 1: columns, 2: thirdList } as const;

export const drawerFoot = style({
  marginTop: vars.space.x3,
  paddingTop: vars.space.x2,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { display: "none" } },
});
export const footTitle = style({
  paddingBlock: `${vars.space.x1} 0`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
export const footLink = style([anyLink, { minHeight: vars.target }]);
/** On a desktop, under the row of categories. */
export const ownLinks = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block", borderTop: `1px solid ${vars.color.line}` } },
});
export const ownList = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.x3 });
export const ownMenuLink = style([anyLink, { fontSize: vars.size.small }]);
export const networks = style({ display: "flex", flexWrap: "wrap", marginLeft: `calc(-1 * ${vars.space.x1})` });

/**
 * Last: over the links' own display. All of a row of links and buttons fits only a wider screen: up to there a top category
 * is its button alone, as on a phone.
 */
export const ownLink = {
  1: style({ display: "none", "@media": { [media.laptop]: { display: "flex" } } }),
  2: style({ display: "none", "@media": { [media.desktop]: { display: "flex" } } }),
} as const;
/** The name in a button that stands in the link's place. */
export const ownName = style({ "@media": { [media.laptop]: { display: "none" } } });
