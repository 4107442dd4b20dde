import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { sideCard } from "../../commerce/side-card.css.ts";

export const columns = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  paddingBottom: vars.space.x5,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 400px" } },
});
export const choices = style({ display: "grid", gap: vars.space.x4 });
export const addresses = style({ display: "grid", gap: vars.space.x1 });
export const addressActions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x2 });
export const addLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const totals = style([sideCard, { "@media": { [media.wide]: { position: "sticky", top: vars.space.x3 } } }]);
export const heading = style({ fontSize: vars.size.large });
export const lines = style({ display: "grid", gap: vars.space.x1h });
export const line = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.x1h,
  fontSize: vars.size.small,
});
export const picture = style({
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  background: vars.color.tint,
});
export const name = style({ overflowWrap: "anywhere", lineHeight: vars.line.snug });
export const amount = style({ fontVariantNumeric: "tabular-nums" });
export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft, overflowWrap: "anywhere" });
export const coins = style({
  padding: `${vars.space.x1} ${vars.space.x1h}`,
  borderRadius: vars.radius.small,
  background: vars.color.marigoldTint,
  color: vars.color.marigoldInk,
  fontSize: vars.size.small,
});
export const nextSteps = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.x2 });
export const nextStep = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const facts = style({
  ...card,
  display: "grid",
  gap: vars.space.x2,
  marginTop: vars.space.x2,
  padding: vars.space.x2,
});
globalStyle(`${facts} > div`, { display: "grid", gridTemplateColumns: "80px minmax(0, 1fr)", gap: vars.space.x1 });
globalStyle(`${facts} dt`, { fontWeight: vars.weight.bold });
export const processing = style({
  position: "fixed",
  inset: 0,
  width: "100vw",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: vars.space.x3,
  border: 0,
  outline: "none",
  background: vars.color.paper,
  color: vars.color.ink,
});
export const processingContent = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.x2,
  minHeight: "100%",
  textAlign: "center",
});
export const processingTitle = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold });

const loading = style({ borderRadius: vars.radius.card, overflow: "hidden" });
export const loadingAddresses = style([loading, { height: "280px" }]);
export const loadingPayment = style([loading, { height: "192px" }]);
export const loadingTotals = style([loading, { height: "520px" }]);
export const arrival = style({ fontWeight: vars.weight.medium });
