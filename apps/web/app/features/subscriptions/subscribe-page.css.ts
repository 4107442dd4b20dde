import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({ paddingBottom: vars.space.x8 });
export const banner = style({ paddingTop: vars.space.x1 });
globalStyle(`${banner} img`, { borderRadius: vars.radius.card });
export const title = style({
  paddingTop: vars.space.x4,
  fontSize: vars.size.title,
  lineHeight: vars.line.tight,
  "@media": { [media.wide]: { fontSize: vars.size.display } },
});
export const lead = style({ paddingTop: vars.space.x1, maxWidth: "60ch", textWrap: "pretty" });
/** With room for the customer's own button, which comes once the browser knows who the shopper is. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: vars.space.x1h,
  paddingTop: vars.space.x3,
  "@media": { [media.phone]: { minHeight: `calc(${vars.space.x3} + 3 * ${vars.target} + 2 * ${vars.space.x1h})` } },
});
export const help = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const topic = style({
  ...card,
  display: "grid",
  alignContent: "start",
  gap: vars.space.x1,
  padding: vars.space.x3,
  overflowWrap: "anywhere",
});
export const topicTitle = style({ fontSize: vars.size.body, lineHeight: vars.line.snug });
export const contacts = style({ paddingTop: vars.space.x3 });
export const contact = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
export const words = style({ display: "grid", gap: vars.space.x1, maxWidth: "80ch" });
