import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const row = {
  hero: style({ paddingTop: vars.space.x2 }),
  band: style({}),
} as const;
/** As high as what stands beside it. */
globalStyle(`${row.band} > section, ${row.band} ul`, { height: "100%" });

const anyBanner = {
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  height: "100%",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.card,
  color: vars.color.ink,
} as const;
export const banner = styleVariants({
  hero: {
    ...anyBanner,
    "@media": { [media.desktop]: { aspectRatio: "5 / 2" }, [media.laptop]: { aspectRatio: "18 / 5" } },
  },
  band: {
    ...anyBanner,
    "@media": { [media.desktop]: { aspectRatio: "5 / 2" }, [media.wide]: { aspectRatio: "auto", minHeight: "240px" } },
  },
});

const GROUND = "rgba(251, 248, 241, 0.94)";
const CLEAR = "rgba(251, 248, 241, 0)";
/**
 * Over the picture's calm part: the upper half of a phone's, the left half of a wider one. On a phone they keep the lower
 * half free for what the picture shows.
 */
const wordsOnDesktop = {
  width: "48%",
  alignContent: "center",
  padding: vars.space.x3,
  background: `linear-gradient(to right, ${GROUND} 62%, ${CLEAR})`,
} as const;
const anyWords = {
  display: "grid",
  gap: vars.space.x1,
  alignContent: "start",
  gridArea: "1 / 1",
  padding: `${vars.space.x2} ${vars.space.x2} 50%`,
  background: `linear-gradient(to bottom, ${GROUND} 30%, ${CLEAR} 62%)`,
} as const;
export const words = styleVariants({
  hero: {
    ...anyWords,
    "@media": {
      [media.desktop]: wordsOnDesktop,
      [media.laptop]: { gap: vars.space.x2 },
      [media.wide]: { padding: vars.space.x6, fontSize: vars.size.large },
    },
  },
  band: { ...anyWords, "@media": { [media.desktop]: wordsOnDesktop } },
});
const BESIDE_WORDS = `:is(${words.hero}, ${words.band})`;
globalStyle(`${BESIDE_WORDS} + *`, { gridArea: "1 / 1" });
globalStyle(`${BESIDE_WORDS} + img[class], ${BESIDE_WORDS} + picture > img[class]`, {
  position: "absolute",
  zIndex: -1,
  inset: 0,
  height: "100%",
  aspectRatio: "auto",
  objectPosition: "center bottom",
  "@media": { [media.desktop]: { objectPosition: "right 75%" } },
});
/** The whole banner is a link; the button lies above it. */
export const link = style({
  display: "grid",
  gap: vars.space.half,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", zIndex: 1, inset: 0 } },
  "@media": { [media.wide]: { gap: vars.space.x1 } },
});
const anyTitle = {
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textWrap: "balance",
} as const;
export const title = styleVariants({
  hero: {
    ...anyTitle,
    "@media": { [media.desktop]: { fontSize: vars.size.title }, [media.wide]: { fontSize: vars.size.display } },
  },
  band: { ...anyTitle, "@media": { [media.desktop]: { fontSize: vars.size.title } } },
});
export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.x1} ${vars.space.x2}`,
  fontSize: vars.size.body,
});
/** The button alone takes the clicks that the whole banner would. */
globalStyle(`${offer} button`, { position: "relative", zIndex: 2 });
export const offered = style({ width: "100%", fontWeight: vars.weight.medium, lineHeight: vars.line.snug });
/** Looks like the button of a banner that sells something; the whole banner is its link. */
export const more = style({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  marginTop: vars.space.half,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.leaf}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.leaf,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
});
