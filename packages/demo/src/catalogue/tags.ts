import type { TagSeed } from "./types.ts";

/** The filter's tags under the ids the shop's calls use (document 1, section 3). */
export const TAGS: readonly TagSeed[] = [
  { id: 1, name: "Best Seller" },
  { id: 2, name: "New Products" },
  { id: 3, name: "Sugar Free" },
];
