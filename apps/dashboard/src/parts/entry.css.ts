import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The lists of people beside one another; they wrap on a phone. */
export const tabs = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1, paddingBottom: vars.space.x3 });
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  padding: `0 ${vars.space.x2}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: { '&[aria-current="page"]': { background: vars.color.tint, fontWeight: vars.weight.bold } },
});

/** What somebody filled in: question and answer, one below the other. */
export const answers = style({ display: "grid", gap: vars.space.x2 });
globalStyle(`${answers} dt`, { color: vars.color.inkSoft, fontSize: vars.size.small });
globalStyle(`${answers} dd`, { whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const section = style({ display: "grid", gap: vars.space.x1h, paddingBottom: vars.space.x4, minWidth: 0 });
export const rows = style({ display: "grid" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.x2,
  padding: `${vars.space.x1h} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});
/** An amount with its state below it: side by side they would break the order's number on a phone. */
export const amount = style({ display: "grid", gap: vars.space.half, justifyItems: "end", alignContent: "start" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  overflowWrap: "anywhere",
});
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space.x3}`,
  paddingBottom: vars.space.x2,
});
export const balance = style({ fontSize: vars.size.title, fontVariantNumeric: "tabular-nums" });
export const confirmed = style({
  paddingBottom: vars.space.x3,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const words = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** A masked address and the buttons of a row, which a narrow table would break into pieces. */
export const whole = style({ whiteSpace: "nowrap" });
export const warning = style({ color: vars.color.clay });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  "@media": { [media.phone]: { display: "grid" } },
});
