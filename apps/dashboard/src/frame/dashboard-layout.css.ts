import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";
import { body } from "./frame.css.ts";

export const layout = style([
  body,
  {
    "@media": {
      [media.laptop]: {
        display: "grid",
        gridTemplateColumns: "168px minmax(0, 1fr)",
        gap: vars.space.x4,
        alignItems: "start",
      },
    },
  },
]);

export const menu = style({
  paddingTop: vars.space.x2,
  "@media": { [media.laptop]: { position: "sticky", top: vars.space.x1, paddingTop: vars.space.x3 } },
});

export const opener = style({
  ...card,
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
  width: "100%",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  "@media": { [media.laptop]: { display: "none" } },
});

const list = style({
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 140px), 1fr))",
  gap: vars.space.half,
  paddingTop: vars.space.x1,
  "@media": { [media.laptop]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", paddingTop: 0 } },
});
export const pages = style([list, { display: "none" }]);
export const opened = style([list, { display: "grid" }]);

export const page = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.tint } },
});
export const currentPage = style([page, { background: vars.color.tint, fontWeight: vars.weight.bold }]);

/** How many are new, as a small coloured word. */
export const badge = style({
  marginInlineStart: vars.space.x1,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.full,
  background: vars.color.marigold,
  color: vars.color.onMarigold,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const content = style({ minWidth: 0, outline: "none", paddingBottom: vars.space.x5 });
