/** Document 1, section 9. */
export const breakpoint = { desktop: 768, wide: 1200 } as const;
/** Reading and bands of content. */
export const container = { reading: "1280px", page: "1920px" } as const;

export const media = {
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  wide: `screen and (min-width: ${breakpoint.wide}px)`,
  hover: "(hover: hover)",
  still: "(prefers-reduced-motion: reduce)",
  dark: "(prefers-color-scheme: dark)",
} as const;
