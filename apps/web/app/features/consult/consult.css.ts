import { card, columnsByScreen, disc } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

export const hero = style({
  display: "grid",
  gap: vars.space.x3,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  "@media": {
    [media.desktop]: { padding: vars.space.x4 },
    [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: vars.space.x5 },
  },
});
export const heroWords = style({ paddingTop: vars.space.x1 });
export const action = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x2,
  rowGap: vars.space.x1,
  marginTop: vars.space.x3,
});
export const note = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "62% center",
  borderRadius: vars.radius.card,
});

export const steps = style(columnsByScreen(2, 4));
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x2,
  alignItems: "start",
  alignContent: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const number = style({
  ...disc(vars.target),
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  fontWeight: vars.weight.bold,
});
export const stepTitle = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.snug,
  paddingBottom: vars.space.half,
});

export const film = style({
  display: "grid",
  gap: vars.space.x3,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginTop: vars.space.x6,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space.x5 },
  },
});
export const filmWords = style({ display: "grid", gap: vars.space.x2 });
export const filmTitle = style({ fontSize: vars.size.title, lineHeight: vars.line.tight, textWrap: "balance" });

export const patient = style({
  ...card,
  display: "grid",
  gap: vars.space.x2,
  height: "100%",
  alignContent: "space-between",
  padding: vars.space.x3,
});
export const quote = style({ margin: 0, textWrap: "pretty" });
export const author = style({ fontWeight: vars.weight.medium, color: vars.color.inkSoft });

export const closing = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x3,
  alignItems: "center",
  justifyContent: "space-between",
  marginTop: vars.space.x6,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
  "@media": { [media.desktop]: { padding: vars.space.x5 } },
});
export const limits = style({ marginTop: vars.space.x1, maxWidth: "64ch" });
