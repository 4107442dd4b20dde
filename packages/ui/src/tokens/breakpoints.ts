import { CONTAINER_MAXIMUM_PX, MOBILE_BREAKPOINT_PX } from "@store/domain";

/** Pixels; the first is that of [R18]. */
export const breakpoint = { desktop: MOBILE_BREAKPOINT_PX, laptop: 1024, wide: 1200 } as const;
/** With their margins: pages of text and forms, whose lines are shorter still, and bands and grids. */
export const container = { reading: "1440px", page: `${CONTAINER_MAXIMUM_PX}px` } as const;

export const media = {
  phone: `screen and (max-width: ${breakpoint.desktop - 1}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  laptop: `screen and (min-width: ${breakpoint.laptop}px)`,
  wide: `screen and (min-width: ${breakpoint.wide}px)`,
  hover: "(hover: hover)",
  still: "(prefers-reduced-motion: reduce)",
  motion: "(prefers-reduced-motion: no-preference)",
  light: "(prefers-color-scheme: light)",
  dark: "(prefers-color-scheme: dark)",
} as const;
