/** An 8-point rhythm, with its half for what belongs together. */
export const space = {
  half: "4px",
  x1: "8px",
  x1h: "12px",
  x2: "16px",
  x3: "24px",
  x4: "32px",
  x5: "40px",
  x6: "48px",
  x8: "64px",
  x12: "96px",
} as const;
export const radius = { small: "8px", card: "12px", full: "999px" } as const;
export const shadow = { float: "0 8px 32px rgba(28, 43, 33, 0.14)" } as const;
export const duration = { quick: "150ms", slow: "250ms" } as const;
/** The minimum size of a touch target. */
export const target = "44px";
/**
 * The height of the bars at the bottom of the window: the same for all, so that what stands in both keeps its place. There
 * is room for a price above its button.
 */
export const barHeight = "72px";
/** The property that says where the first message begins: clear of what the page has at its top, such as the search. */
export const toastTop = "--toast-top";
