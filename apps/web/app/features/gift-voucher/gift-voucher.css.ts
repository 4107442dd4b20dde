import { card, formGrid } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

export const opening = style({ paddingBlock: `${vars.space.x1} ${vars.space.x4}` });

/** The card comes first on a phone; beside the form it stays in view while it is filled in. */
export const columns = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 460px", gap: vars.space.x6 },
  },
});
export const preview = style({
  minWidth: 0,
  "@media": { [media.wide]: { position: "sticky", top: vars.space.x3, gridColumn: 2 } },
});
export const form = style({
  ...card,
  display: "grid",
  gap: vars.space.x3,
  minWidth: 0,
  padding: vars.space.x2,
  "@media": {
    [media.desktop]: { padding: vars.space.x4 },
    [media.wide]: { gridColumn: 1, gridRow: 1 },
  },
});
export const person = style({ ...formGrid, minWidth: 0 });
export const legend = style({ padding: 0, paddingBlockEnd: vars.space.x1h, fontWeight: vars.weight.bold });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const paymentLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.leafDark,
  fontWeight: vars.weight.bold,
});

export const section = style({ paddingTop: vars.space.x6 });
export const sectionTitle = style({ fontSize: vars.size.large, lineHeight: vars.line.snug });
export const sectionLead = style({ marginTop: vars.space.x1, maxWidth: "60ch" });
export const blocks = style({ paddingTop: vars.space.x2 });
export const products = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x2,
  paddingTop: vars.space.x2,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space.x3 } },
});
export const product = style({
  display: "grid",
  gap: vars.space.half,
  color: vars.color.ink,
  textDecoration: "none",
});
export const productPicture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: vars.color.tint,
});
export const productName = style({ marginTop: vars.space.half, lineHeight: vars.line.snug });
export const productPrice = style({ fontWeight: vars.weight.bold, fontVariantNumeric: "tabular-nums" });
export const terms = style({ maxWidth: "72ch", paddingTop: vars.space.x1 });
