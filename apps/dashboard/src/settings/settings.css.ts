import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
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
