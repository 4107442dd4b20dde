import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Its line is there before the list is loaded. */
export const count = style({ minHeight: "1.5em", marginBottom: vars.space.x2, color: vars.color.inkSoft });
/** As high as its button, which comes when the list is loaded. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
  minHeight: "44px",
  marginTop: vars.space.x2,
});
export const title = style({ fontSize: vars.size.title, outline: "none" });
export const list = style({ paddingBottom: vars.space.x6 });
export const place = style({ display: "grid" });
export const actions = style({ display: "grid", gap: vars.space.half, flexGrow: 1 });
/** Busy without its ring, for which a phone's card has no room: a button that grew would slip from under the finger. */
globalStyle(`${actions} button > span`, { display: "none" });
globalStyle(`${actions} button[aria-busy="true"]`, { opacity: 0.6 });

export const share = style({ display: "grid", gap: vars.space.x2 });
/** Of a link that is shared. */
export const address = style({ fontSize: vars.size.small, overflowWrap: "anywhere" });
