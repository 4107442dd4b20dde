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

/** The title stands on the picture where there is room for both; below it on a phone. */
export const hero = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  "@media": { [media.desktop]: { gridColumn: "1 / -1", border: 0 } },
});
export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  background: vars.color.tint,
  "@media": { [media.desktop]: { aspectRatio: "5 / 2" } },
});
export const heroWords = style({
  padding: vars.space.x2,
  "@media": {
    [media.desktop]: {
      position: "absolute",
      insetInline: 0,
      bottom: 0,
      padding: `${vars.space.x8} ${vars.space.x4} ${vars.space.x3}`,
      background: "linear-gradient(transparent, rgba(20, 32, 24, 0.82) 55%)",
    },
  },
});
export const title = style({
  maxWidth: "28ch",
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { fontSize: vars.size.display, color: vars.color.onLeaf } },
});

export const aside = style({
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridColumn: 2, gridRow: 2, position: "sticky", top: vars.space.x3 },
  },
});
export const card = style({
  display: "grid",
  gap: vars.space.x2,
  justifyItems: "start",
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const facts = style({ display: "grid", gap: vars.space.x2, overflowWrap: "anywhere" });
export const term = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const date = style({ fontWeight: vars.weight.medium });
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
export const note = style({ borderRadius: vars.radius.card });
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
