import { card, columns } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({ display: "flex", alignItems: "center", gap: vars.space.x1h });
globalStyle(`${row} img`, { flex: "none", width: "48px", height: "48px", borderRadius: vars.radius.small });

export const form = style({ display: "grid", gap: vars.space.x3, maxWidth: "880px" });

/** Tab leads to nothing that the buttons below the form cover. */
globalStyle(`${form} :is(a, button, input, select, textarea, [role="textbox"])`, { scrollMarginBlock: "180px" });

/** A part of the form, under its heading. */
export const part = style({
  ...card,
  display: "grid",
  gap: vars.space.x2,
  minWidth: 0,
  padding: vars.space.x3,
  "@media": { [media.phone]: { padding: vars.space.x2 } },
});
export const heading = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const fields = style({ ...columns(240, "x2", "fit"), alignItems: "start" });
export const videos = style({ display: "grid", gap: vars.space.x3 });
export const checks = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.x3 });

/** How a search engine shows the page. */
export const preview = style({
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
});
export const previewTitle = style({ color: vars.color.leaf, fontSize: vars.size.body });
export const previewAddress = style({ fontSize: vars.size.small, color: vars.color.inkSoft });

/** Stays in view under a long form. */
export const save = style({
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
});
/** What went wrong is said above the buttons, on a line of its own. */
globalStyle(`${save} > [role="alert"]`, { flex: "1 0 100%" });
