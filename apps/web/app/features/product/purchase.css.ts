import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const purchase = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  alignContent: "start",
  justifyItems: "start",
});
export const brand = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const name = style({ fontSize: vars.size.title, overflowWrap: "anywhere" });
export const facts = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1 });
export const benefits = style({ display: "grid", gap: vars.space.x1 });
globalStyle(`${benefits} > li`, { position: "relative", paddingLeft: vars.space.x3 });
globalStyle(`${benefits} > li::before`, {
  content: '""',
  position: "absolute",
  left: "4px",
  top: "0.45em",
  width: "9px",
  height: "5px",
  borderLeft: `2px solid ${vars.color.leaf}`,
  borderBottom: `2px solid ${vars.color.leaf}`,
  transform: "rotate(-45deg)",
});
export const out = style({ fontWeight: vars.weight.bold, color: vars.color.clay });

const RATINGS_ANCHOR = "--ratings";

/** Stepper and button side by side, over the whole width on a phone. */
export const buy = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1h,
  width: "100%",
  maxWidth: "480px",
});
export const add = style({ flex: 1 });
export const more = style({ display: "grid", gap: vars.space.x1, width: "100%", maxWidth: "480px" });
export const others = style({ display: "flex", flexWrap: "wrap", marginInlineStart: `calc(-1 * ${vars.space.x3})` });

export const ratings = style({ position: "relative", display: "flex" });
export const ratingButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  anchorName: RATINGS_ANCHOR,
});
/** Below its button where the browser can tell where that is, else at the bottom of a phone and in the middle. */
export const ratingPopover = style({
  ...card,
  width: "min(340px, 100vw)",
  padding: vars.space.x2,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  "@media": { [media.phone]: { width: "100%", maxWidth: "100vw", marginBlockEnd: 0 } },
  "@supports": {
    "(top: anchor(bottom))": {
      "@media": {
        [media.desktop]: {
          positionAnchor: RATINGS_ANCHOR,
          inset: "auto",
          margin: 0,
          top: `calc(anchor(bottom) + ${vars.space.half})`,
          left: "anchor(left)",
        },
      },
    },
  },
});
export const ratingSummary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1h,
  marginBottom: vars.space.x2,
});
export const ratingAverage = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold, lineHeight: "1" });
export const ratingLinks = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space.x3}` });
export const ratingLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
