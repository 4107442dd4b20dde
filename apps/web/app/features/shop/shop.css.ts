import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const banner = style({ borderRadius: vars.radius.card, overflow: "hidden" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space.half} ${vars.space.x2}`,
  paddingTop: vars.space.x3,
});
export const title = style({ fontSize: vars.size.title });
export const count = style({ color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  gap: vars.space.x2,
  maxWidth: "720px",
  paddingBlock: vars.space.x2,
  "@media": { [media.desktop]: { paddingBottom: vars.space.x3 } },
});
export const group = style({ selectors: { "& + &": { marginTop: vars.space.x6 } } });
export const groupTitle = style({ fontSize: vars.size.large, paddingBottom: vars.space.x2 });
