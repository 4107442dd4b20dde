import { type CSSProperties, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

/** A row of one line is 40 px high: 15 of them fit below the head of a page on a laptop. */
const ROW = "40px";
/** The width of a column of checkboxes. */
const CHOICE = "44px";

const onPhoneOnly = (rules: CSSProperties) => ({ "@media": { [media.phone]: rules } });
const onDeskOnly = (rules: CSSProperties) => ({ "@media": { [media.desktop]: rules } });

/** More columns than there is room for are scrolled to; the page keeps its width. */
export const frame = style(onDeskOnly({ overflowX: "auto" }));
export const caption = style({ position: "absolute", clipPath: "inset(50%)", width: "1px", height: "1px" });

export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: vars.size.small });
export const choosing = style([table]);
globalStyle(`${table} :is(th, td)`, {
  height: ROW,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x1,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "middle",
});
globalStyle(`${table} thead :is(th, td)`, {
  height: "36px",
  color: vars.color.inkSoft,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
});
globalStyle(`${table} tbody tr:hover`, { background: vars.color.tint });

export const figure = style({});
globalStyle(`${table} .${figure}`, { textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const chosen = style({ background: vars.color.leafTint });

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const line = styleVariants({
  short: onDeskOnly({ ...cut, maxWidth: "16em" }),
  // No width of its own: it gets what the others leave.
  rest: onDeskOnly({ ...cut, width: "100%", maxWidth: 0, minWidth: "12em" }),
});
globalStyle(`${line.short} > div, ${line.rest} > div`, onDeskOnly({ overflow: "hidden", textOverflow: "ellipsis" }));

export const choose = style({ width: CHOICE });
globalStyle(`${table} .${choose}`, { padding: 0 });
const chooser = style({ display: "flex", alignItems: "center", justifyContent: "center", cursor: "pointer" });
export const chooseOne = style([chooser, { width: CHOICE, height: ROW, ...onPhoneOnly({ height: CHOICE }) }]);
export const chooseAll = style([
  chooser,
  { height: "36px", ...onPhoneOnly({ justifyContent: "start", gap: vars.space.x1h, height: vars.target }) },
]);
globalStyle(`${chooser} > input`, { alignSelf: "center" });
/** A desk has no room for it in the column; the checkbox is named by it all the same. */
export const chooseWords = style(onDeskOnly({ position: "absolute", clipPath: "inset(50%)", width: "1px" }));

/*
 * On a phone a row is a box of lines: first its header, then what belongs beside it. The lines are broken by an element
 * of the row's own, since a table's cells cannot be put into one.
 */
globalStyle(`${table} :is(thead, tbody, tr, th, td)`, onPhoneOnly({ display: "block", height: "auto", border: 0 }));
globalStyle(`${table} thead th`, onPhoneOnly({ position: "absolute", clipPath: "inset(50%)", width: "1px" }));
globalStyle(`${table} thead :is(tr, td)`, onPhoneOnly({ width: "auto", height: "auto" }));
globalStyle(
  `${table} tbody tr`,
  onPhoneOnly({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.x1h,
    paddingBlock: vars.space.x1,
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
globalStyle(`${choosing} tbody tr`, onPhoneOnly({ paddingInlineStart: CHOICE }));
globalStyle(
  `${choosing} tbody .${choose}`,
  onPhoneOnly({
    position: "absolute",
    insetInlineStart: `calc(-1 * ${vars.space.x1})`,
    insetBlockStart: vars.space.x1,
  }),
);
globalStyle(`${table} tbody tr::after`, onPhoneOnly({ content: '""', order: 1, width: "100%", height: 0 }));
globalStyle(`${table} tbody :is(th, td)`, onPhoneOnly({ padding: 0, width: "auto", maxWidth: "100%" }));
globalStyle(`${table} tbody td.${figure}`, onPhoneOnly({ textAlign: "start" }));

export const header = style(onPhoneOnly({ flex: "1 1 0", minWidth: 0 }));
/** A finger finds a row's link: the line above and below belongs to it. */
globalStyle(
  `${header} a`,
  onPhoneOnly({ display: "inline-block", paddingBlock: vars.space.x1h, marginBlock: `calc(-1 * ${vars.space.x1h})` }),
);

const below = style({});
globalStyle(`${table} td.${below}`, onPhoneOnly({ order: 3, display: "flex", columnGap: vars.space.x1 }));
globalStyle(`${table} td.${below}::before`, onPhoneOnly({ content: "attr(data-label)", color: vars.color.inkSoft }));
// A row says nothing of what is not known.
globalStyle(`${table} td:has(> div:empty)`, onPhoneOnly({ display: "none" }));
export const onPhone = {
  below,
  top: style(onPhoneOnly({ flex: "none" })),
  bottom: style(onPhoneOnly({ ...cut, order: 2, flex: "1 1 0", minWidth: 0, color: vars.color.inkSoft })),
  "bottom-end": style(onPhoneOnly({ order: 2, flex: "none" })),
  none: style({}),
};
globalStyle(`${table} td.${onPhone.none}`, onPhoneOnly({ display: "none" }));

export const menuButton = style({
  minHeight: vars.target,
  paddingInline: vars.space.x1h,
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: vars.size.small,
  color: vars.color.leaf,
  textDecoration: "underline",
  cursor: "pointer",
  // Below it there are lines, not columns.
  ...onPhoneOnly({ display: "none" }),
});
export const menu = style({
  margin: 0,
  inset: "auto",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  positionArea: "block-end span-inline-start",
});
export const menuTitle = style({ float: "inline-start", width: "100%", fontWeight: vars.weight.medium });
export const menuLine = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1h,
  clear: "both",
  minHeight: "36px",
  cursor: "pointer",
});
globalStyle(`${menuLine} > input`, { alignSelf: "center" });
