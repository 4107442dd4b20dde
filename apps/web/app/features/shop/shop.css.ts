import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const banner = style({ borderRadius: vars.radius.card, overflow: "hidden" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space.half} ${vars.space.x2}`,
  paddingTop: vars.space.x3,
});
export const title = style({ fontSize: vars.size.title, overflowWrap: "anywhere" });
export const count = style({ color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
const FILTER_WIDTH = "229px";
export const filters = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.x2,
  padding: `${vars.space.x2} 0 ${vars.space.x3}`,
  "@media": {
    [media.desktop]: { gridTemplateColumns: `repeat(3, minmax(0, ${FILTER_WIDTH}))`, paddingBottom: vars.space.x4 },
    [media.laptop]: { gridTemplateColumns: `repeat(3, ${FILTER_WIDTH}) auto`, justifyContent: "start" },
  },
});
/** Below the filters, or beside them where there is room; its text begins where they do. */
export const clear = style({
  gridColumn: "1 / -1",
  marginBlock: `calc(-1 * ${vars.space.x1})`,
  marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  "@media": { [media.laptop]: { gridColumn: "auto", alignSelf: "end", margin: 0 } },
});
/** On a phone the sort order has its own line above the other two: its options are the longest. */
globalStyle(`${filters} > div:first-of-type`, { "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
