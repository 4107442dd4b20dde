import { vars } from "@store/ui/theme";
import { media, target } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  paddingTop: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "280px minmax(0, 1fr)", gap: vars.space.x6 },
  },
});
/** On a phone the picture stands beside the name, so that the first review is in view. */
export const product = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: vars.space.x2,
  alignItems: "center",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      position: "sticky",
      top: vars.space.x3,
    },
  },
});
export const picture = style({
  display: "block",
  aspectRatio: "1",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.tint,
  "@media": { [media.desktop]: { maxWidth: "200px" } },
});
export const title = style({
  fontSize: vars.size.large,
  "@media": { [media.desktop]: { fontSize: vars.size.title } },
});
export const name = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const numbers = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: vars.space.x2,
  justifyItems: "start",
});
export const average = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x1h,
});
export const figure = style({ fontSize: vars.size.display, fontWeight: vars.weight.bold, lineHeight: "1" });
export const bars = style({ width: "100%", maxWidth: "400px" });
export const pages = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
  fontVariantNumeric: "tabular-nums",
});
export const next = style({ justifySelf: "end" });
export const reportLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  justifySelf: "start",
  minHeight: target,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x2 });
export const filter = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1, paddingBottom: vars.space.x2 });
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  background: vars.color.tint,
});
export const chosen = style([choice, { fontWeight: vars.weight.bold, background: vars.color.leafTint }]);
/** The form by which a review is reported, above the others, as wide as it reads well. */
export const report = style({ display: "grid", gap: vars.space.x2, maxWidth: "560px", paddingBottom: vars.space.x3 });
export const quote = style({ margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line", color: vars.color.inkSoft });
