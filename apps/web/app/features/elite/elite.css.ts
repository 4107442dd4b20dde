import { card, columnsByScreen } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const hero = style({
  display: "grid",
  gap: vars.space.x3,
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  background: vars.color.leafDark,
  color: vars.color.onLeaf,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 340px",
      alignItems: "center",
      gap: vars.space.x5,
      padding: vars.space.x5,
    },
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 400px", padding: vars.space.x6 },
  },
});
export const heroWords = style({ paddingTop: vars.space.x1 });
export const title = style({
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  textWrap: "balance",
  "@media": { [media.wide]: { fontSize: vars.size.display } },
});
export const lead = style({ marginTop: vars.space.x2, maxWidth: "52ch", textWrap: "pretty" });
export const short = style({ display: "grid", gap: vars.space.x1, marginTop: vars.space.x3 });
export const shortItem = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
  fontWeight: vars.weight.medium,
});
export const check = style({ color: vars.color.marigold });

export const plan = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
});
export const planName = style({ fontSize: vars.size.body });
export const price = style({
  marginTop: vars.space.x1,
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: "tabular-nums",
});
export const finePrint = style({ minHeight: "1.5em", fontSize: vars.size.small, color: vars.color.inkSoft });

/** As high as its two lines before they are loaded: the button below stays where it is. */
export const memberNote = style([finePrint, { minHeight: ["3em", "2lh"] }]);

/** As high as the tallest of what may come: nothing moves when the browser knows who the shopper is. */
export const joinPlace = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.x1,
  minHeight: "164px",
  marginTop: vars.space.x2,
  "@media": { [media.wide]: { minHeight: "144px" } },
});
export const joinUnknown = style({ height: "52px", borderRadius: vars.radius.full, background: vars.color.tint });
export const member = style({ fontWeight: vars.weight.medium });
export const textButton = style({
  minHeight: vars.target,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.leaf,
  font: "inherit",
  textDecoration: "underline",
});

export const benefits = style(columnsByScreen(2, 4));
const paper = style({ ...card, padding: vars.space.x3 });
export const benefit = style([paper, { display: "grid", gap: vars.space.x1, alignContent: "start" }]);
export const benefitTitle = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.snug,
});
export const voices = style(columnsByScreen(3));
export const voice = style([
  paper,
  {
    display: "grid",
    gap: vars.space.x2,
    alignContent: "space-between",
    height: "100%",
    background: vars.color.marigoldTint,
  },
]);
export const quote = style({ margin: 0 });
export const author = style({ fontWeight: vars.weight.medium });
export const questions = style({ display: "grid", gap: vars.space.x1, maxWidth: "80ch", paddingBottom: vars.space.x8 });

/** The screen that waits for the payment. */
export const waiting = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.x2,
  minHeight: "320px",
  paddingBlock: vars.space.x6,
  alignContent: "center",
  textAlign: "center",
});
export const waitingText = style({ maxWidth: "48ch", color: vars.color.inkSoft });
