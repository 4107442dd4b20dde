import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { figure } from "../frame/dashboard.css.ts";

/** One line on a desk: the search, the other filters, and the way back to all. */
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${vars.space.half} ${vars.space.x2}`,
  paddingBottom: vars.space.x1,
});
export const search = style({
  display: "grid",
  gap: vars.space.x1,
  alignItems: "end",
  flex: "0 1 480px",
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": { [media.phone]: { flexBasis: "100%" } },
});
export const showAll = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });
export const moreFilters = style({ selectors: { "&[open]": { flexBasis: "100%" } } });
export const more = style({ display: "list-item", paddingBlock: vars.space.x1h, cursor: "pointer" });
/** Each wide enough for a day. */
export const fields = style({ ...columns(170, "x1h"), alignItems: "end", paddingBottom: vars.space.x1 });

export const csv = style({ paddingBlock: vars.space.x2 });
export const moves = style({ display: "flex", gap: vars.space.x1h });

export const count = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const loading = style({ opacity: 0.5 });

/** A table on a desk; on a phone each row is a card, whose cells say what they are. */
export const table = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.x1h,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${table} :is(th, td).${figure}`, { textAlign: "end" });
globalStyle(`${table} :is(tbody, tr, th, td)`, { "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${table} thead`, {
  "@media": { [media.phone]: { position: "absolute", clipPath: "inset(50%)", width: "1px", height: "1px" } },
});
globalStyle(`${table} tr`, {
  "@media": {
    [media.phone]: {
      marginBottom: vars.space.x2,
      ...card,
    },
  },
});
globalStyle(`${table} td`, {
  "@media": {
    [media.phone]: { display: "grid", gridTemplateColumns: "6em minmax(0, 1fr)", columnGap: vars.space.x1 },
  },
});
// The card has its own border.
globalStyle(`${table} tr > :last-child`, { "@media": { [media.phone]: { borderBottom: "none" } } });
globalStyle(`${table} td.${figure}`, { "@media": { [media.phone]: { textAlign: "start" } } });
globalStyle(`${table} td::before`, {
  "@media": { [media.phone]: { content: "attr(data-label)", color: vars.color.inkSoft } },
});
// A card says nothing of what is not known.
globalStyle(`${table} td:has(> div:empty)`, { "@media": { [media.phone]: { display: "none" } } });
/** A finger finds a row's link: the padding of its cell belongs to it. */
globalStyle(`${table} th a`, {
  "@media": {
    [media.phone]: {
      display: "inline-block",
      paddingBlock: vars.space.x1h,
      marginBlock: `calc(-1 * ${vars.space.x1h})`,
    },
  },
});
