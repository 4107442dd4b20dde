import { card, disc, formGrid } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });
export const title = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  paddingBlock: vars.space.x2,
});

/** The form, and beside it what is being booked. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"title" "overview" "form"',
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
  alignItems: "start",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 320px",
      gridTemplateAreas: '"title title" "form overview"',
    },
  },
});
globalStyle(`${columns} > h1`, { gridArea: "title" });
export const form = style({ gridArea: "form", display: "grid", gap: vars.space.x3 });
export const part = style({
  ...card,
  padding: vars.space.x2,
  "@media": { [media.desktop]: { padding: vars.space.x3 } },
});
export const partTitle = style({
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
  paddingBottom: vars.space.x2,
});
export const fields = style(formGrid);
export const wholeLine = style({ gridColumn: "1 / -1" });
export const hint = style({ color: vars.color.inkSoft, paddingBottom: vars.space.x1 });
export const choices = style([
  wholeLine,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(138px, 1fr))",
    columnGap: vars.space.x2,
  },
]);
export const legend = style({ padding: 0, fontWeight: vars.weight.bold });
export const error = style([
  wholeLine,
  {
    fontSize: vars.size.small,
    lineHeight: vars.line.snug,
    fontWeight: vars.weight.medium,
    color: vars.color.clayDark,
  },
]);

/** As high as the captcha that takes its place. */
export const checkComes = style({
  ...card,
  display: "grid",
  alignItems: "center",
  minHeight: "98px",
  padding: vars.space.x2,
  color: vars.color.inkSoft,
});

export const overview = style({
  gridArea: "overview",
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
  "@media": {
    [media.desktop]: { padding: vars.space.x3 },
    [media.wide]: { position: "sticky", top: vars.space.x12 },
  },
});
export const overviewTitle = style({ fontWeight: vars.weight.bold });
export const aside = style({ display: "block", fontSize: vars.size.small, color: vars.color.inkSoft });
export const overviewFacts = style({
  display: "grid",
  gap: vars.space.x1,
  marginTop: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.x2 },
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
globalStyle(`${overviewFacts} dt`, { fontSize: vars.size.small, color: vars.color.inkSoft });
globalStyle(`${overviewFacts} dd`, { margin: 0, fontWeight: vars.weight.medium });

export const booked = style({
  ...card,
  width: "min(100%, 720px)",
  margin: `${vars.space.x3} auto 0`,
  padding: vars.space.x3,
  "@media": { [media.desktop]: { padding: vars.space.x5 } },
});
export const done = style({
  ...disc(vars.space.x6),
  marginBottom: vars.space.x2,
  background: vars.color.leafTint,
  color: vars.color.leaf,
});
export const bookedTitle = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  paddingBottom: vars.space.x1,
  overflowWrap: "anywhere",
  outline: "none",
});
export const facts = style({
  display: "grid",
  gap: vars.space.x2,
  marginBlock: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space.x3 } },
});
globalStyle(`${facts} dt`, { fontSize: vars.size.small, color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.leafDark,
  textDecoration: "underline",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x2 });
