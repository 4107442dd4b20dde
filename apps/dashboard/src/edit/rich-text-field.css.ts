import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gap: "6px", minWidth: 0 });
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const editor = style({
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  selectors: { '&:has([aria-invalid="true"])': { borderColor: vars.color.clay } },
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  borderBottom: `1px solid ${vars.color.line}`,
});
export const tool = style({
  minWidth: vars.target,
  minHeight: vars.target,
  padding: `0 ${vars.space.x1h}`,
  border: 0,
  background: "none",
  color: vars.color.ink,
  font: "inherit",
  fontSize: vars.size.small,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.tint, fontWeight: vars.weight.bold },
    '&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: "default" },
  },
});
export const link = style({
  display: "grid",
  gap: vars.space.x1,
  alignItems: "end",
  padding: vars.space.x1h,
  borderBottom: `1px solid ${vars.color.line}`,
  gridTemplateColumns: "minmax(0, 1fr) auto",
});

export const closed = style({ display: "grid", gap: vars.space.x1h, justifyItems: "start" });

/** A text as it stands, in the editor and before that is opened. */
export const shown = style({
  width: "100%",
  maxHeight: "60vh",
  overflowY: "auto",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
});
export const text = style([
  shown,
  {
    minHeight: "10rem",
    border: 0,
    // What the editor expects: it writes spaces as they are typed.
    whiteSpace: "pre-wrap",
  },
]);
globalStyle(`${shown} > * + *, ${shown} > div > * + *`, { marginTop: vars.space.x1h });
globalStyle(`${shown} :is(ul, ol)`, { paddingLeft: vars.space.x3 });
globalStyle(`${shown} ul`, { listStyle: "disc" });
globalStyle(`${shown} ol`, { listStyle: "decimal" });
globalStyle(`${shown} blockquote`, { paddingLeft: vars.space.x2, borderLeft: `3px solid ${vars.color.line}` });
globalStyle(`${shown} a`, { color: vars.color.leaf });
