import type { StyleRule } from "@vanilla-extract/css";
import { container, media } from "./tokens/index.ts";
import { vars } from "./vars.css.ts";

// What styles of several features begin with: `style({ ...card, padding: vars.space.x2 })`. They become part of the
// feature's own class, so that a page has no script and no file for them.

type Space = keyof typeof vars.space;

/** In the middle of the window: bands and grids, over the full width that a page has [R18]. */
export const pageWidth = {
  maxWidth: container.page,
  marginInline: "auto",
  paddingInline: vars.space.x2,
  "@media": { [media.desktop]: { paddingInline: vars.space.x6 } },
} as const satisfies StyleRule;

/** Narrower, for reading, with the same left edge: from page to page nothing jumps. */
export const readingWidth = {
  ...pageWidth,
  "@media": {
    [media.desktop]: {
      paddingInline: `${vars.space.x6} max(${vars.space.x6}, min(100%, ${container.page}) - ${container.reading} + ${vars.space.x6})`,
    },
  },
} as const satisfies StyleRule;

/** A sheet on the page, around what belongs together. */
export const card = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
} as const satisfies StyleRule;

/** As many columns as there is room for, none narrower than so many pixels; `fit` lets a few of them fill the line. */
export const columns = (narrowest: number, gap: Space = "x2", repeat: "fill" | "fit" = "fill") =>
  ({
    display: "grid",
    gap: vars.space[gap],
    gridTemplateColumns: `repeat(auto-${repeat}, minmax(min(100%, ${narrowest}px), 1fr))`,
  }) satisfies StyleRule;

const inEqual = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Below one another on a phone; from there on so many side by side. */
export const columnsByScreen = (desktop: number, wide: number = desktop) =>
  ({
    display: "grid",
    gap: vars.space.x2,
    gridTemplateColumns: inEqual(1),
    "@media": {
      [media.desktop]: { gap: vars.space.x3, gridTemplateColumns: inEqual(desktop) },
      [media.wide]: { gridTemplateColumns: inEqual(wide) },
    },
  }) satisfies StyleRule;

/** The fields of a form, in pairs where there is room; each at the height of the other's first line. */
export const formGrid = {
  display: "grid",
  gap: vars.space.x2,
  alignItems: "start",
  gridTemplateColumns: inEqual(1),
  "@media": { [media.desktop]: { gridTemplateColumns: inEqual(2) } },
} as const satisfies StyleRule;

/** A round ground for a number or an icon. */
export const disc = (size: string) =>
  ({
    display: "grid",
    placeItems: "center",
    width: size,
    height: size,
    borderRadius: vars.radius.full,
  }) satisfies StyleRule;

/** A row that scrolls sideways and comes to rest at its items; what is beside it says that there is more. */
export const scrollsSideways = {
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
} as const satisfies StyleRule;
