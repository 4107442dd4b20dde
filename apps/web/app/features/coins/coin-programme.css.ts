import { card, columns, columnsByScreen, disc } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

/** How it works leads to the features. */
globalStyle(`html:has(${page})`, { "@media": { [media.motion]: { scrollBehavior: "smooth" } } });

export const hero = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
});
/** Over the picture's empty half where the screen is wide, else above it. */
export const heroWords = style({
  position: "relative",
  zIndex: 1,
  padding: vars.space.x3,
  "@media": {
    [media.desktop]: { padding: vars.space.x5 },
    [media.wide]: { maxWidth: "52%", padding: `${vars.space.x8} ${vars.space.x6}` },
  },
});
export const heroScene = style({
  height: "200px",
  "@media": {
    [media.desktop]: { height: "280px" },
    [media.wide]: { position: "absolute", inset: 0, height: "auto" },
  },
});
export const heroPicture = style({
  display: "block",
  objectFit: "cover",
  objectPosition: "right center",
  width: "100%",
  height: "100%",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  marginTop: vars.space.x3,
});
export const how = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x1,
  color: vars.color.leafDark,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
});

export const section = style({ paddingTop: vars.space.x6 });
export const features = style(columnsByScreen(2, 4));
export const feature = style({
  ...card,
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x3,
});
export const pointTitle = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.snug,
});
export const steps = style(columnsByScreen(3));
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x2,
  alignItems: "start",
});
export const number = style({
  ...disc(vars.target),
  background: vars.color.marigold,
  color: vars.color.onMarigold,
  fontWeight: vars.weight.bold,
});

export const benefitsCard = style({
  display: "grid",
  gap: vars.space.x3,
  justifyItems: "start",
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.leafDark,
  color: vars.color.onLeaf,
  "@media": { [media.desktop]: { padding: vars.space.x5 } },
});
export const benefitsTitle = style({ fontSize: vars.size.large, lineHeight: vars.line.snug });
export const benefits = style({ ...columns(200, "x2", "fit"), width: "100%" });
export const benefitTerm = style({ fontSize: vars.size.small });
export const benefit = style({ margin: 0, fontWeight: vars.weight.bold });
export const questions = style({ display: "grid", gap: vars.space.x1, maxWidth: "80ch" });
