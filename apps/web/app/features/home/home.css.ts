import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const hero = style({ paddingTop: vars.space.x2 });
export const bannerRow = style({ marginTop: vars.space.x6 });

export const banner = style({
  position: "relative",
  display: "block",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  color: vars.color.ink,
  textDecoration: "none",
});
export const bannerWords = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "grid",
  gap: vars.space.half,
  padding: vars.space.x2,
  paddingBottom: vars.space.x3,
  background: "linear-gradient(to bottom, rgba(251, 248, 241, 0.94) 60%, rgba(251, 248, 241, 0))",
  "@media": {
    [media.desktop]: {
      inset: "0 auto 0 0",
      width: "46%",
      alignContent: "center",
      gap: vars.space.x2,
      padding: vars.space.x6,
      fontSize: vars.size.large,
      background: "linear-gradient(to right, rgba(251, 248, 241, 0.94) 62%, rgba(251, 248, 241, 0))",
    },
  },
});
export const bannerTitle = style({
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: vars.size.title }, [media.wide]: { fontSize: vars.size.display } },
});

export const blocks = style({
  display: "grid",
  gap: vars.space.x3,
  marginTop: vars.space.x6,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const block = style({ display: "grid", gap: vars.space.x1, alignContent: "start" });
export const blockPicture = style({
  background: vars.color.tint,
  width: "100%",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  borderRadius: vars.radius.card,
});
export const blockTitle = style({ fontSize: vars.size.large, paddingTop: vars.space.x1 });

export const statistics = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  gap: vars.space.x3,
  marginTop: vars.space.x6,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  textAlign: "center",
});
export const statistic = style({ display: "flex", flexDirection: "column-reverse" });
export const statisticValue = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  color: vars.color.leafDark,
  fontVariantNumeric: "tabular-nums",
});

export const tile = style({
  display: "grid",
  gap: vars.space.x1,
  color: vars.color.ink,
  textDecoration: "none",
  textAlign: "center",
});
export const tilePicture = style({
  display: "block",
  aspectRatio: "1",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.tint,
});
globalStyle(`${tilePicture} img`, { width: "100%", height: "100%", objectFit: "cover" });
export const tileLabel = style({ fontWeight: vars.weight.medium, lineHeight: vars.line.snug });

export const story = style({ display: "grid", gap: vars.space.x1 });
export const storyPicture = style({
  background: vars.color.tint,
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: vars.radius.card,
});
export const storyTitle = style({ fontSize: vars.size.body, lineHeight: vars.line.snug });
export const storyDate = style({ fontSize: vars.size.small, color: vars.color.inkSoft });

export const testimonial = style({
  display: "grid",
  gap: vars.space.x2,
  height: "100%",
  alignContent: "space-between",
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const quote = style({ margin: 0 });
export const author = style({ fontWeight: vars.weight.medium, color: vars.color.inkSoft });
