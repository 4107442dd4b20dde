import { BLOGS_PER_VIEW, PRODUCTS_PER_VIEW, PRODUCTS_WITHOUT_SCROLLING, TESTIMONIALS_PER_VIEW } from "@store/domain";
import { style, styleVariants } from "@vanilla-extract/css";
import { scrollsSideways } from "../../recipes.ts";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const section = style({ position: "relative", marginTop: vars.space.x6 });
/** A banner has no heading; its buttons lie on the picture. */
export const banner = style({ position: "relative" });

export const controls = style({ display: "flex", alignItems: "center", gap: vars.space.x1 });
/** Beside the heading, on larger screens only: on a phone the row is swiped. A row with autoplay keeps its buttons. */
export const besideHeading = style([controls, { display: "none", "@media": { [media.desktop]: { display: "flex" } } }]);
export const uponBanner = style([
  controls,
  {
    position: "absolute",
    zIndex: 1,
    right: vars.space.x1,
    bottom: vars.space.x1,
    gap: 0,
    borderRadius: vars.radius.full,
    background: vars.color.card,
    boxShadow: vars.shadow.float,
    "@media": { [media.desktop]: { right: vars.space.x3, bottom: vars.space.x3 } },
  },
]);
export const place = style({
  minWidth: "5ch",
  textAlign: "center",
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
});

export const track = style({
  display: "flex",
  gap: vars.space.x2,
  ...scrollsSideways,
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    "&:focus-visible": { outlineOffset: "-3px", borderRadius: vars.radius.card },
    "&[data-sliding]": {
      gap: 0,
      overflow: "hidden",
      scrollSnapType: "none",
      touchAction: "pan-y",
      userSelect: "none",
    },
  },
});

const slide = style({ flexShrink: 0, minWidth: 0, scrollSnapAlign: "start" });
const share = (count: number) => `calc((100% - ${count - 1} * ${vars.space.x2}) / ${count})`;
/** Nothing to scroll: slides wrap, at the width that they have in a scrolling row. */
export const still = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: `repeat(${PRODUCTS_WITHOUT_SCROLLING}, minmax(0, 1fr))` },
    [media.wide]: { gridTemplateColumns: `repeat(${PRODUCTS_PER_VIEW}, minmax(0, 1fr))` },
  },
});

/** On a phone part of the next slide is visible, which shows that there is more. */
export const perView = styleVariants({
  products: [
    slide,
    {
      width: "44%",
      "@media": { [media.desktop]: { width: share(3) }, [media.wide]: { width: share(PRODUCTS_PER_VIEW) } },
    },
  ],
  four: [
    slide,
    {
      width: "62%",
      "@media": { [media.desktop]: { width: share(2) }, [media.wide]: { width: share(BLOGS_PER_VIEW) } },
    },
  ],
  three: [
    slide,
    {
      width: "86%",
      "@media": { [media.desktop]: { width: share(2) }, [media.wide]: { width: share(TESTIMONIALS_PER_VIEW) } },
    },
  ],
  /** Large ones, or in half of the page's width. */
  two: [slide, { width: "78%", "@media": { [media.desktop]: { width: share(2) } } }],
  /** Labels and signs, four in half of the page's width. */
  small: [slide, { width: "44%", "@media": { [media.desktop]: { width: share(4) } } }],
  one: [slide, { width: "100%" }],
  /** Small pictures with a label below, such as categories. */
  tiles: [
    slide,
    { width: "29%", "@media": { [media.desktop]: { width: share(6) }, [media.wide]: { width: share(10) } } },
  ],
});
