import { vars } from "@store/ui/theme";
import { giftCardColor } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({ display: "grid", gap: vars.space.x2, minWidth: 0, margin: 0 });
export const message = style({
  margin: 0,
  paddingInlineStart: vars.space.x2,
  borderInlineStart: `4px solid ${vars.color.marigold}`,
  fontStyle: "italic",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const card = style({
  overflow: "hidden",
  maxWidth: "536px",
  width: "100%",
  borderRadius: "16px",
  background: giftCardColor.ground,
  color: giftCardColor.ink,
});
export const garland = style({ display: "block", width: "100%", height: "auto" });
export const words = style({ display: "grid", padding: `${vars.space.x1} ${vars.space.x3} ${vars.space.x3}` });
export const top = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.x2,
  color: giftCardColor.inkSoft,
  fontSize: vars.size.small,
});
export const amount = style({
  fontSize: "2.75rem",
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: "tabular-nums",
});
export const names = style({ marginBlock: vars.space.x1h, overflowWrap: "anywhere" });
export const sender = style({ color: giftCardColor.inkSoft });
export const slip = style({
  display: "grid",
  justifyItems: "center",
  padding: `${vars.space.x1h} ${vars.space.x1}`,
  borderRadius: vars.radius.small,
  background: giftCardColor.slip,
  color: giftCardColor.onSlip,
  fontSize: vars.size.small,
});
export const code = style({ fontFamily: "Menlo, Consolas, 'Courier New', monospace" });
export const caption = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
