import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

export const head = style({
  paddingBlock: vars.space.x3,
  "@media": { [media.desktop]: { paddingBlock: vars.space.x5 } },
});
export const lead = style({
  marginTop: vars.space.x2,
  maxWidth: "60ch",
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
  color: vars.color.inkSoft,
  textWrap: "pretty",
});
export const section = style({ paddingTop: vars.space.x6 });
export const sectionTitle = style({ fontSize: vars.size.title, lineHeight: vars.line.tight });

export const films = style({
  display: "grid",
  gap: vars.space.x3,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: vars.space.x5 },
  },
});
/** Three, which stand in one row on a tablet, too. */
export const threeFilms = style([
  films,
  { "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
]);
export const film = style({ display: "grid", alignContent: "start", gap: vars.space.x1 });
export const filmName = style({ fontSize: vars.size.large, lineHeight: vars.line.snug });
export const filmText = style({ color: vars.color.inkSoft, textWrap: "pretty" });
export const language = style({ marginTop: vars.space.half });

/** What patients say, beside what that means. */
export const groups = style({
  display: "grid",
  gap: vars.space.x3,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "360px minmax(0, 1fr)",
      columnGap: vars.space.x8,
      alignItems: "start",
    },
  },
});
export const aside = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": { [media.wide]: { position: "sticky", top: vars.space.x12 } },
});
export const note = style({ color: vars.color.inkSoft, textWrap: "pretty" });
export const invitation = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.x1h,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
});
export const invitationTitle = style({ fontSize: vars.size.large, lineHeight: vars.line.snug });
export const voices = style({ display: "grid", gap: vars.space.x2 });
export const voice = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
  color: vars.color.ink,
});
export const quote = style({ margin: 0, textWrap: "pretty" });
export const author = style({ marginTop: vars.space.x1, fontWeight: vars.weight.medium });

/** The letter, and the photographs beside it. */
export const camp = style({
  display: "grid",
  gap: vars.space.x5,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)", gap: vars.space.x6, alignItems: "start" },
  },
});
/** A sheet of paper: a band of the sender's colours at its head, lines of a letter below. */
export const letter = style({
  display: "grid",
  gap: vars.space.x2,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.line}`,
  borderTop: `6px solid ${vars.color.marigold}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  "@media": { [media.desktop]: { padding: vars.space.x6 } },
});
export const letterHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${vars.space.half} ${vars.space.x3}`,
  paddingBottom: vars.space.x2,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const sender = style({ fontSize: vars.size.large, lineHeight: vars.line.snug, fontWeight: vars.weight.bold });
export const date = style({ color: vars.color.inkSoft });
export const subject = style({ fontWeight: vars.weight.bold });
export const letterText = style({ maxWidth: "64ch", textWrap: "pretty" });
export const signature = style({ marginTop: vars.space.x1, fontWeight: vars.weight.medium });

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space.x2} ${vars.space.x1h}`,
  marginTop: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.x2 },
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const photo = style({
  display: "grid",
  gap: vars.space.half,
  color: "inherit",
  fontSize: vars.size.small,
  lineHeight: vars.line.snug,
  textDecoration: "none",
  cursor: "zoom-in",
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
});
