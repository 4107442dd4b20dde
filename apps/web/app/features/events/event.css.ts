import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const event = style({
  display: "grid",
  gap: vars.space.x3,
  paddingBlock: `${vars.space.x2} ${vars.space.x6}`,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 340px", gap: `${vars.space.x4} ${vars.space.x5}` },
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 392px" },
  },
});

/** Title and picture: side by side where there is room for both, so that neither covers the other. */
export const hero = style({
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.leafDark,
  color: vars.color.onLeaf,
  "@media": {
    [media.desktop]: { gridColumn: "1 / -1", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
});
export const picture = style({
  width: "100%",
  height: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  background: vars.color.tint,
});
export const heroWords = style({
  display: "grid",
  alignContent: "center",
  gap: vars.space.x1h,
  padding: vars.space.x2,
  "@media": {
    [media.desktop]: { order: -1, padding: vars.space.x3 },
    [media.wide]: { padding: vars.space.x6 },
  },
});
export const title = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [media.wide]: { fontSize: vars.size.display } },
});
export const kind = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const aside = style({
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridColumn: 2, gridRow: 2, position: "sticky", top: vars.space.x3 },
  },
});
export const card = style({
  ...recipes.card,
  display: "grid",
  gap: vars.space.x2,
  justifyItems: "start",
  padding: vars.space.x3,
});
export const facts = style({ display: "grid", gap: vars.space.x2, overflowWrap: "anywhere" });
export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const date = style({ fontWeight: vars.weight.medium, textWrap: "pretty" });
export const map = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });

export const register = style({
  display: "grid",
  gap: vars.space.x2,
  width: "100%",
  paddingTop: vars.space.x2,
  borderTop: `1px solid ${vars.color.line}`,
});
export const choice = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: vars.space.x2,
  alignItems: "end",
});
export const note = style({ display: "grid", gap: vars.space.x2, borderRadius: vars.radius.card });
export const onward = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });

export const words = style({
  display: "grid",
  gap: vars.space.x4,
  minWidth: 0,
  "@media": { [media.desktop]: { gridColumn: 1, gridRow: 2 } },
});
export const sectionTitle = style({ fontSize: vars.size.large, paddingBottom: vars.space.x2 });
export const description = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  maxWidth: "68ch",
  overflowWrap: "anywhere",
});
globalStyle(`${description} :is(h1, h2, h3, h4)`, {
  paddingTop: vars.space.x1,
  fontSize: vars.size.body,
  fontWeight: vars.weight.bold,
});
globalStyle(`${description} :is(ul, ol)`, { display: "grid", gap: vars.space.half, paddingLeft: vars.space.x3 });
globalStyle(`${description} ul`, { listStyle: "disc" });
globalStyle(`${description} ol`, { listStyle: "decimal" });
globalStyle(`${description} img`, { maxWidth: "100%", height: "auto", borderRadius: vars.radius.card });
globalStyle(`${description} table`, { display: "block", overflowX: "auto" });
