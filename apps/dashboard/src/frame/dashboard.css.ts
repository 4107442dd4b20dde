import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const narrow = style({ display: "grid", gap: vars.space.x2, maxWidth: "420px", justifyItems: "start" });
export const form = style({ display: "grid", gap: vars.space.x2, width: "100%" });
/** Recovery codes, as they are written down: two columns. */
export const codes = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontVariantNumeric: "tabular-nums",
});
export const secret = style({ overflowWrap: "anywhere" });
/** Dark on light, with a quiet border, in dark mode too: cameras need it. */
export const qr = style({ width: "220px", padding: vars.space.x2, background: "white", color: "black", fill: "black" });

export const small = style({
  display: "block",
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
});
export const figure = style({ fontVariantNumeric: "tabular-nums", textAlign: "end" });
export const rowLink = style({ color: vars.color.ink, fontWeight: vars.weight.bold });
/** A number is read in one go. */
export const orderLink = style([rowLink, { whiteSpace: "nowrap" }]);

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.x1} ${vars.space.x2}`,
  paddingBottom: vars.space.x2,
});
/** What a customer wrote, above the steps. */
export const notice = style({ paddingBottom: vars.space.x2, overflowWrap: "anywhere" });
export const steps = style({
  display: "grid",
  gap: vars.space.x1h,
  paddingBottom: vars.space.x3,
  // A link or a button alone is as wide as its words where there is room.
  selectors: { "p&": { "@media": { [media.desktop]: { justifyItems: "start" } } } },
});
// The way back is as high as a finger is wide.
globalStyle(`p${steps} > a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1h });
/** Of a table's row, which they make no higher where there is room. */
export const rowButtons = style([buttons, { "@media": { [media.desktop]: { flexWrap: "nowrap" } } }]);
/** Broken over two lines, it would be read as two. */
export const whole = style({ whiteSpace: "nowrap" });
/** What people wrote without blanks breaks where its line ends. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  gap: vars.space.x4,
  alignItems: "start",
  paddingBottom: vars.space.x3,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 380px" } },
});
export const heading = style({ fontSize: vars.size.body, paddingBottom: vars.space.x1 });
export const lines = style({ paddingBottom: vars.space.x2 });
export const line = style({
  display: "grid",
  gridTemplateColumns: "2.5em minmax(0, 1fr) auto",
  gap: vars.space.x1h,
  padding: `${vars.space.x1h} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const quantity = style({ fontVariantNumeric: "tabular-nums" });
export const gift = style({ paddingBottom: vars.space.x2 });
export const papers = style({ display: "grid", gap: vars.space.x1h });
/** Cards below one another, in a column of their own. */
export const cards = style({ display: "grid", gap: vars.space.x3, minWidth: 0 });
export const events = style({ display: "grid", gap: vars.space.x1h });
export const refunds = style([events, { gap: vars.space.x2, paddingBottom: vars.space.x2 }]);
/** Right below what they are about. */
export const ownButtons = style([buttons, { paddingTop: vars.space.x1 }]);
/** Takes the focus, and is no control. Above the buttons that stay in view under a form. */
export const conflict = style({ outline: "none", scrollMarginBottom: "180px" });
export const conflictButtons = style([buttons, { paddingTop: vars.space.x2 }]);
export const conflictValue = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
