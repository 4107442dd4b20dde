import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

export const opening = style({
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", minHeight: "300px" },
  },
});
export const openingWords = style({
  alignSelf: "center",
  padding: vars.space.x3,
  "@media": { [media.desktop]: { padding: vars.space.x5 }, [media.wide]: { padding: vars.space.x6 } },
});
/** Beside the words where there is room; a phone begins with what can be done. */
export const picture = style({
  display: "none",
  objectFit: "cover",
  "@media": { [media.desktop]: { display: "block", width: "100%", height: "0", minHeight: "100%" } },
});

export const columns = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  paddingTop: vars.space.x4,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 360px", gap: vars.space.x5 },
  },
});
export const card = style({
  ...recipes.card,
  display: "grid",
  gap: vars.space.x3,
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: vars.space.x4 } },
});
export const cardTitle = style({ fontSize: vars.size.large, lineHeight: vars.line.snug });
export const form = style({ display: "grid", gap: vars.space.x2 });
export const fields = style(recipes.formGrid);
export const whole = style({ gridColumn: "1 / -1" });
/** Room for a few sentences, before the field grows with them. */
globalStyle(`${whole} textarea`, { minHeight: "8em" });
export const send = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x2 });
export const sendNote = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const result = style({ outline: "none", selectors: { "&:empty": { display: "none" } } });

export const aside = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": { [media.wide]: { position: "sticky", top: vars.space.x3 } },
});
export const ways = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": {
    "screen and (min-width: 768px) and (max-width: 1199px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const way = style({
  ...recipes.card,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x2,
  padding: vars.space.x2,
});
export const wayIcon = style({
  ...recipes.disc(vars.target),
  background: vars.color.leafTint,
  color: vars.color.leafDark,
});
export const wayWords = style({ display: "grid", minWidth: 0 });
export const wayTitle = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold, lineHeight: vars.line.snug });
export const wayLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.leafDark,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { fontSize: vars.size.small } },
});
export const wayNote = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const shortcuts = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });
export const shortcut = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.leaf, color: vars.color.leaf } } } },
});
