import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";
import { alone } from "./subscription-page.css.ts";

/** Its two parts side by side, or below each other where it stands beside a card. */
export const extras = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
  alignItems: "start",
  gap: `${vars.space.x3} ${vars.space.x5}`,
  marginTop: vars.space.x5,
  "@media": { [media.wide]: { selectors: { [`${alone} > &`]: { marginTop: 0 } } } },
});
export const title = style({ fontSize: vars.size.large, overflowWrap: "anywhere" });
export const benefits = style({
  display: "grid",
  gap: vars.space.half,
  paddingTop: vars.space.x1,
  paddingLeft: vars.space.x3,
  listStyle: "disc",
});
export const more = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const earlier = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
});
export const earlierTitle = style({ fontSize: vars.size.body });
export const footer = style({
  marginBlock: vars.space.x5,
  paddingTop: vars.space.x3,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.x3 });
