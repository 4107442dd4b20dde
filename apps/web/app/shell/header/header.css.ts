import { card, pageWidth } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media, toastTop } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const band = style({ background: vars.color.card, borderBottom: `1px solid ${vars.color.line}` });
const anyHeader = style([band, { zIndex: 10 }]);

/** Lower screens, as of a phone on its side or of a page that is magnified, have no room to spare. */
const TALL = "(min-height: 320px)";

/**
 * In reach is what stays at the top while the page scrolls: on a phone the search, on a desktop the whole bar. All of it
 * is there while the focus is in what would be above the screen.
 */
const inReach = style([
  anyHeader,
  {
    "@media": {
      [`${media.phone} and ${TALL}`]: { position: "sticky", top: `calc(-2 * ${vars.target} - ${vars.space.x1})` },
      [`${media.desktop} and ${TALL}`]: { position: "sticky", top: `calc(-1 * ${vars.target})` },
    },
    selectors: { "&&:has(a:focus-visible, button:focus-visible)": { top: 0 } },
  },
]);
export const header = { above: style([anyHeader, { position: "relative" }]), inReach } as const;
globalStyle(`html:has(${inReach})`, { "@media": { [TALL]: { scrollPaddingTop: vars.space.x12 } } });

/** Messages begin below the search, where it stands before the page is scrolled; a dialog's place for them comes first. */
globalStyle(`html:where(:has(${anyHeader}))`, {
  vars: { [toastTop]: "168px" },
  "@media": { [media.desktop]: { vars: { [toastTop]: "132px" } } },
});

/** The categories, a band of their own below the header; on a phone they are a drawer. */
export const navigation = style({
  "@media": {
    [media.desktop]: {
      position: "relative",
      zIndex: 9,
      background: vars.color.card,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
});

const row = style(pageWidth);

export const noticeBand = style({ background: vars.color.leaf, color: vars.color.onLeaf });

export const notice = style([
  row,
  {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    // As high as the invitation: members read a line of text instead.
    minHeight: vars.target,
    fontSize: vars.size.small,
  },
]);

export const social = style({
  display: "none",
  gap: vars.space.half,
  "@media": { [media.desktop]: { display: "flex" } },
});

globalStyle(`${social} a`, {
  color: "inherit",
  textDecoration: "none",
  minHeight: vars.target,
  paddingInline: vars.space.x1,
  display: "inline-flex",
  alignItems: "center",
});
globalStyle(`${social} a:hover`, { textDecoration: "underline" });

/** Of a link to the account, wishlist or cart: the same whatever it says, so that nothing moves when that changes. */
const ACTION_WIDTH = { phone: vars.target, desktop: "68px", wide: "88px" } as const;
const ACTION_HEIGHT = { phone: vars.target, desktop: "48px" } as const;

/**
 * Each column has its width, and the row its height, before what stands in them has come: a slow page is painted in the
 * middle of its header.
 */
export const bar = style([
  row,
  {
    display: "grid",
    gridTemplateColumns: `auto 1fr calc(3 * ${ACTION_WIDTH.phone})`,
    gridTemplateAreas: '"menu logo actions" "search search search"',
    alignItems: "center",
    gap: `${vars.space.x1} ${vars.space.x1}`,
    paddingBlock: vars.space.x1,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `auto minmax(0, 640px) calc(3 * ${ACTION_WIDTH.desktop})`,
        gridTemplateAreas: '"logo search actions"',
        gridTemplateRows: `minmax(${ACTION_HEIGHT.desktop}, auto)`,
        justifyContent: "space-between",
        gap: vars.space.x2,
        paddingBlock: vars.space.x2,
      },
      [media.wide]: {
        gridTemplateColumns: `auto minmax(0, 640px) calc(3 * ${ACTION_WIDTH.wide})`,
        gap: vars.space.x4,
      },
    },
  },
]);

export const menuButton = style({
  gridArea: "menu",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  border: 0,
  background: "none",
  "@media": { [media.desktop]: { display: "none" } },
});

export const logo = style({
  gridArea: "logo",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.leaf,
  textDecoration: "none",
});

/** As high as a field with its border from the start. */
export const searchArea = style({ gridArea: "search", minHeight: `calc(${vars.target} + 2px)` });

export const actions = style({
  gridArea: "actions",
  display: "grid",
  gridTemplateColumns: `repeat(3, ${ACTION_WIDTH.phone})`,
  gridTemplateRows: `minmax(${ACTION_HEIGHT.phone}, auto)`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `repeat(3, ${ACTION_WIDTH.desktop})`,
      gridTemplateRows: `minmax(${ACTION_HEIGHT.desktop}, auto)`,
    },
    [media.wide]: { gridTemplateColumns: `repeat(3, ${ACTION_WIDTH.wide})` },
  },
});

export const action = style({
  position: "relative",
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: vars.space.x1,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: vars.color.ink,
  textDecoration: "none",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.tint } } },
  },
});

/** For screen readers only on a phone, where there is no room; visible on a desktop. */
export const actionLabel = style({
  position: "absolute",
  width: "1px",
  clipPath: "inset(50%)",
  fontSize: vars.size.small,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.desktop]: { position: "static", width: "auto", maxWidth: "100%", clipPath: "none" } },
});

const ACCOUNT = "--account";
export const account = style({ position: "relative", display: "flex", anchorName: ACCOUNT });

/** Below its button where the browser can tell where that is, else where it usually is. */
export const accountMenu = style({
  ...card,
  position: "absolute",
  positionAnchor: ACCOUNT,
  inset: "auto",
  right: vars.space.x2,
  top: "104px",
  margin: 0,
  minWidth: "220px",
  padding: vars.space.x1,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  "@media": { [media.desktop]: { right: vars.space.x6, top: "124px" } },
  "@supports": {
    "(top: anchor(bottom))": {
      top: `calc(anchor(bottom) + ${vars.space.half})`,
      "@media": { [media.desktop]: { right: "anchor(right)" } },
    },
  },
});

/** The link or button that it belongs to stays where it is while the page scrolls. */
globalStyle(`${inReach} ${accountMenu}`, { position: "fixed" });

globalStyle(`${accountMenu} > *`, {
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: vars.color.ink,
  textDecoration: "none",
});
globalStyle(`${accountMenu} > *:hover`, { background: vars.color.tint });
