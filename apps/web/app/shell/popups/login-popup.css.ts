import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The forms come first in tab order; on a desktop the pictures are shown before them. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x3,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space.x4, alignItems: "center" },
  },
});
export const forms = style({ display: "grid", gap: vars.space.x2, alignContent: "start" });
export const slides = style({
  minWidth: 0,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { order: -1 } },
});
export const slide = style({ position: "relative", margin: 0 });
export const picture = style({
  width: "100%",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  objectPosition: "center 80%",
  background: vars.color.tint,
  "@media": { [media.desktop]: { aspectRatio: "4 / 5", objectPosition: "center bottom" } },
});
export const caption = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "grid",
  gap: vars.space.half,
  padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x4}`,
  lineHeight: vars.line.snug,
  background: "linear-gradient(to bottom, rgba(251, 248, 241, 0.94) 62%, rgba(251, 248, 241, 0))",
});
export const words = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
