import * as recipes from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });

export const opening = style({
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.marigoldTint,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", minHeight: "300px" } },
});
export const openingWords = style({
  alignSelf: "center",
  padding: vars.space.x3,
  "@media": { [media.desktop]: { padding: vars.space.x4 }, [media.wide]: { padding: vars.space.x6 } },
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "160px",
  objectFit: "cover",
  /** The goods stand on the right of the drawing. */
  objectPosition: "right center",
  "@media": { [media.desktop]: { height: "0", minHeight: "100%" } },
});

export const columns = style({
  display: "grid",
  gap: vars.space.x4,
  alignItems: "start",
  paddingTop: vars.space.x4,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 340px", gap: vars.space.x5 } },
});
export const next = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": { [media.wide]: { gridColumn: 2, position: "sticky", top: vars.space.x3 } },
});
export const nextTitle = style({ fontSize: vars.size.large, lineHeight: vars.line.snug });
export const nextSteps = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": {
    "screen and (min-width: 768px) and (max-width: 1199px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const nextStep = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.x1h,
  alignItems: "start",
});
export const nextNumber = style({
  ...recipes.disc("32px"),
  background: vars.color.marigold,
  color: vars.color.onMarigold,
  fontWeight: vars.weight.bold,
});
export const nextName = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold, lineHeight: vars.line.snug });
export const nextText = style({ color: vars.color.inkSoft, fontSize: vars.size.small });

export const card = style({
  ...recipes.card,
  padding: vars.space.x2,
  minWidth: 0,
  "@media": { [media.desktop]: { padding: vars.space.x4 }, [media.wide]: { gridColumn: 1, gridRow: 1 } },
});
/** As high as its first section is, also for a section of a few fields: the buttons stay where they are. */
export const form = style({
  display: "grid",
  gap: vars.space.x2,
  alignContent: "start",
  scrollMarginTop: vars.space.x3,
  "@media": { [media.desktop]: { minHeight: "560px", gridTemplateRows: "auto auto auto 1fr auto" } },
});

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: vars.space.half,
});
/** A section's part of the line above the sections. */
export const step = style({ borderTop: `4px solid ${vars.color.line}` });
export const stepReached = style({ borderTop: `4px solid ${vars.color.leaf}` });
export const stepButton = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.x1,
  width: "100%",
  minHeight: vars.target,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:disabled": { color: vars.color.inkSoft, cursor: "default" } },
  "@media": { [media.wide]: { justifyContent: "flex-start" } },
});
const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "28px",
  height: "28px",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.lineStrong}`,
  fontVariantNumeric: "tabular-nums",
});
export const stepMark = mark;
export const stepMarkHere = style([
  mark,
  { borderColor: vars.color.leaf, background: vars.color.leaf, color: vars.color.onLeaf },
]);
export const stepMarkDone = style([
  mark,
  { borderColor: vars.color.leafTint, background: vars.color.leafTint, color: vars.color.leafDark },
]);
/** Phones show the numbers; the name of the open section stands above its fields. */
export const stepName = style({
  "@media": {
    "screen and (max-width: 1199px)": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const kept = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x2,
  minHeight: vars.target,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const stepTitle = style({
  fontSize: vars.size.large,
  lineHeight: vars.line.snug,
  outline: "none",
});
export const stepCount = style({
  display: "block",
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
export const fields = style({ ...recipes.formGrid, alignContent: "start" });
export const whole = style({ gridColumn: "1 / -1" });
export const questions = style({ display: "grid", gap: vars.space.x2, alignContent: "start" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
  alignItems: "center",
  paddingTop: vars.space.x1,
});

export const review = style({ display: "grid", gap: vars.space.x2, alignContent: "start" });
export const summary = style({ display: "grid", margin: 0 });
export const summaryRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.x2,
  alignItems: "center",
  paddingBlock: vars.space.x1,
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "120px minmax(0, 1fr) auto" } },
});
export const summaryTerm = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const summaryText = style({
  margin: 0,
  gridRow: 2,
  overflowWrap: "anywhere",
  "@media": { [media.desktop]: { gridRow: 1, gridColumn: 2 } },
});
export const summaryAction = style({
  margin: 0,
  gridColumn: 2,
  gridRow: "1 / span 2",
  "@media": { [media.desktop]: { gridRow: 1, gridColumn: 3 } },
});

export const sent = style({
  display: "grid",
  gap: vars.space.x2,
  justifyItems: "start",
  alignContent: "center",
  minHeight: "360px",
  maxWidth: "60ch",
});
export const sentMark = style({ ...recipes.disc("64px"), background: vars.color.leafTint, color: vars.color.leafDark });
