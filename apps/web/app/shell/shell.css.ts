import { pageWidth, readingWidth } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
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

export const main = style({ minHeight: "60vh", outline: "none" });

/** Bands and grids: the full page width [R18]. */
export const wide = style(pageWidth);

/** Reading and forms, from the same left edge. */
export const reading = style(readingWidth);

export const pageTitle = style({ fontSize: vars.size.title, paddingBlock: vars.space.x3 });
/** Keeps the footer out of view while the browser fills in a page: it would be seen to move. */
export const tall = style({ minHeight: "95vh" });
/** Above what is centred, too. */
export const centredTitle = style([pageTitle, { textAlign: "center", paddingBlock: `${vars.space.x4} 0` }]);

/** Beside the total in the cart's bar; below it where a phone has no room for both. */
export const beforeShipping = style({
  display: "inline-block",
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
