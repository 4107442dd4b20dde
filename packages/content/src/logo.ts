/** The logo's colours. */
export const LEAF = "#1f6b3a";
export const INK = "#1c2b21";

/** Two horns that are two leaves, around a seed that is a sun: SVG paths in a box of 100 by 100 around the origin. */
export const MARK = {
  leaves: ["M-4 40C-44 34 -52 -8 -34 -42C-28 -14 -8 -10 -4 40Z", "M4 40C44 34 52 -8 34 -42C28 -14 8 -10 4 40Z"],
  seed: "M0 -6C10 -18 10 -32 0 -44C-10 -32 -10 -18 0 -6Z",
} as const;
