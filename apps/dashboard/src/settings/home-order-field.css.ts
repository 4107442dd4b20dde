import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const field = style({
  display: "grid",
  gap: vars.space.x1,
  justifySelf: "stretch",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const first = style({ display: "grid", padding: `${vars.space.x1} 0` });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const sections = style({ margin: 0, padding: 0, listStyle: "none", counterReset: "section" });
export const section = style({
  display: "grid",
  gridTemplateColumns: "2em minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.x1,
  padding: `${vars.space.half} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  counterIncrement: "section",
  "::before": { content: "counter(section)", color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" },
  "@media": {
    [media.phone]: { gridTemplateColumns: "2em minmax(0, 1fr)" },
  },
});
export const name = style({ display: "grid", overflowWrap: "anywhere" });
globalStyle(`${name} > a`, { display: "flex", alignItems: "center", minHeight: "44px" });
export const moves = style({
  display: "flex",
  gap: vars.space.x1,
  "@media": { [media.phone]: { gridColumn: 2 } },
});
