import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const section = style({ marginTop: vars.space.x6 });
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "end",
  gap: vars.space.x2,
  marginBottom: vars.space.x2,
});
export const title = style({ fontSize: "1.375rem", "@media": { [media.desktop]: { fontSize: vars.size.title } } });
export const description = style({ color: vars.color.inkSoft, marginTop: vars.space.half });
export const buttons = style({
  display: "none",
  gap: vars.space.x1,
  "@media": { [media.desktop]: { display: "flex" } },
});
export const button = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.leaf,
});
export const track = style({
  display: "flex",
  gap: vars.space.x2,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  paddingBlock: "4px",
  selectors: {
    "&[data-sliding]": { gap: 0, overflow: "hidden", scrollSnapType: "none", touchAction: "pan-y" },
  },
});
const slide = style({ flexShrink: 0, scrollSnapAlign: "start" });
const share = (count: number) => `calc((100% - ${count - 1} * ${vars.space.x2}) / ${count})`;
export const perView = styleVariants({
  products: [
    slide,
    { width: "44%", "@media": { [media.desktop]: { width: share(3) }, [media.wide]: { width: share(5) } } },
  ],
  four: [
    slide,
    { width: "78%", "@media": { [media.desktop]: { width: share(2) }, [media.wide]: { width: share(4) } } },
  ],
  three: [
    slide,
    { width: "86%", "@media": { [media.desktop]: { width: share(2) }, [media.wide]: { width: share(3) } } },
  ],
  one: [slide, { width: "100%" }],
});
