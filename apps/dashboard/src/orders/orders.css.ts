import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const run = style({
  display: "grid",
  gap: vars.space.x1,
  marginBlock: vars.space.x1,
  padding: vars.space.x1h,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  fontSize: vars.size.small,
});
export const runHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1h });
export const progress = style({ flex: "1 1 120px", accentColor: vars.color.leaf });
/** Eighty lines leave the list below in view, and three of them on a phone. */
export const runLines = style({
  display: "grid",
  gap: vars.space.half,
  maxHeight: "120px",
  overflowY: "auto",
  listStyle: "none",
  "@media": { [media.phone]: { maxHeight: "72px" } },
});
export const refused = style({ color: vars.color.clayDark, fontWeight: vars.weight.medium });
