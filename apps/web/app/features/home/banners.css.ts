import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = {
  hero: style({ paddingTop: vars.space.x2 }),
  band: style({ marginTop: vars.space.x6 }),
} as const;
/** As high as what stands beside it. */
globalStyle(`${row.band} > section, ${row.band} ul`, { height: "100%" });

/** The words and what is sold stand above the picture, so that nothing lies over either. */
const banner_ = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr)",
  height: "100%",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.card,
  color: vars.color.ink,
});
export const banner = {
  hero: style([banner_, { "@media": { [media.laptop]: { display: "block" } } }]),
  band: style([banner_, { minHeight: 0 }]),
} as const;
globalStyle(`${banner_} img`, {
  "@media": { [media.phone]: { aspectRatio: "4 / 3", objectPosition: "center bottom" } },
});
globalStyle(`${banner.hero} img`, { "@media": { [media.laptop]: { aspectRatio: "14 / 5" } } });
globalStyle(`${banner.band} > picture`, { position: "relative", "@media": { [media.wide]: { minHeight: "220px" } } });
globalStyle(`${banner.band} > picture > img`, {
  "@media": {
    [media.wide]: { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto", objectPosition: "right" },
  },
});

const GROUND = "rgba(251, 248, 241, 0.94)";
const CLEAR = "rgba(251, 248, 241, 0)";
const anyWords = style({ display: "grid", gap: vars.space.x1, padding: vars.space.x2 });
/** On a wider screen over the picture's calm part. */
export const words = {
  hero: style([
    anyWords,
    {
      "@media": {
        [media.laptop]: {
          position: "absolute",
          zIndex: 1,
          inset: "0 auto 0 0",
          width: "46%",
          alignContent: "center",
          gap: vars.space.x2,
          padding: `${vars.space.x2} ${vars.space.x4}`,
          background: `linear-gradient(to right, ${GROUND} 62%, ${CLEAR})`,
        },
        [media.wide]: { padding: vars.space.x6, fontSize: vars.size.large },
      },
    },
  ]),
  band: style([anyWords, { "@media": { [media.desktop]: { padding: `${vars.space.x2} ${vars.space.x3}` } } }]),
} as const;
/** The whole banner is a link; the button lies above it. */
export const link = style({
  display: "grid",
  gap: vars.space.half,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", zIndex: 1, inset: 0 } },
  "@media": { [media.wide]: { gap: vars.space.x1 } },
});
const anyTitle = style({
  fontSize: vars.size.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textWrap: "balance",
});
export const title = {
  hero: style([
    anyTitle,
    { "@media": { [media.desktop]: { fontSize: vars.size.title }, [media.wide]: { fontSize: vars.size.display } } },
  ]),
  band: style([anyTitle, { "@media": { [media.wide]: { fontSize: vars.size.title } } }]),
} as const;
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
