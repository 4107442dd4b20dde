import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.x2,
  paddingBottom: vars.space.x2,
});
export const page = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.bold } },
});

/** A control, and below it the way back to the default. */
export const setting = style({ display: "grid", gap: vars.space.x1, justifyItems: "start", minWidth: 0 });
export const wide = style([setting, { gridColumn: "1 / -1" }]);

/** A change in the history: long values break, lists keep their lines. */
export const value = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
export const changes = style({ display: "grid", gap: vars.space.x1, margin: 0, padding: 0, listStyle: "none" });

/** All mails, or all SMS: many short names, in columns where there is room. */
export const texts = style({ paddingBottom: vars.space.x3 });
export const textsHeading = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const textList = style({ ...columns(280, "x2", "fill"), rowGap: 0, margin: 0, padding: 0, listStyle: "none" });
export const textRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
  minHeight: "44px",
  borderBottom: `1px solid ${vars.color.line}`,
});
globalStyle(`${textRow} > a`, { display: "flex", flex: 1, alignItems: "center", minHeight: "44px" });

/** What a text can name. */
export const variables = style({
  ...columns(260, "x2", "fill"),
  rowGap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});

/** A mail as it would be read, on the paper that it brings along. */
export const mail = style({
  width: "100%",
  height: "640px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: "white",
});
export const sms = style({ ...card, padding: vars.space.x2, overflowWrap: "anywhere", whiteSpace: "pre-line" });

/** The policies and the FAQ: few, each with when it was changed. */
export const policies = style({ maxWidth: "46rem", margin: `${vars.space.x2} 0 0`, padding: 0, listStyle: "none" });
export const policyName = style({ display: "grid", paddingBottom: vars.space.x1 });
globalStyle(`${policyName} > a`, { display: "flex", alignItems: "center", minHeight: "44px" });
export const more = style({ display: "list-item", paddingBlock: vars.space.x1h, cursor: "pointer" });

/** A policy as the shop shows it. */
export const policy = style({
  ...card,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  padding: vars.space.x2,
  overflowWrap: "anywhere",
});
export const policyTitle = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold });
