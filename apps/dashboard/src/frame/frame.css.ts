import { card, pageWidth } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const skip = style({
  position: "absolute",
  left: vars.space.x2,
  top: vars.space.x1,
  zIndex: 20,
  padding: `${vars.space.x1h} ${vars.space.x2}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
});

/** Lists take the whole width that a page has. */
const wide = style(pageWidth);

export const header = style([
  wide,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: vars.space.x2,
    borderBottom: `1px solid ${vars.color.line}`,
  },
]);

export const shopName = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  textDecoration: "none",
});

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  "@media": { [media.phone]: { gap: vars.space.x1h } },
});
/** A phone has no room for it beside the rest. */
export const long = style({ "@media": { [media.phone]: { display: "none" } } });
export const short = style({ "@media": { [media.desktop]: { display: "none" } } });
export const who = style([long, { color: vars.color.inkSoft }]);
export const action = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.ink,
  font: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
});

/** The menu beside a page. */
export const body = style([wide, { minHeight: "80vh" }]);

export const pageTitle = style({ fontSize: vars.size.title, paddingBlock: `${vars.space.x2} ${vars.space.x1}` });

/** Beside what somebody reads or chooses: an address, papers, the next steps. */
export const sideCard = style({ ...card, display: "grid", gap: vars.space.x3, padding: vars.space.x3 });
