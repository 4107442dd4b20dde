import type { ShopSectionSeed } from "./types.ts";

/** The headings of the shop's list, in their order. */
export const SHOP_SECTIONS: readonly ShopSectionSeed[] = [
  { id: 1, name: "Most loved this month", sequence: 1 },
  { id: 2, name: "Fresh from this harvest", sequence: 2 },
  { id: 3, name: "Everyday kitchen", sequence: 3 },
  { id: 4, name: "Daily wellness", sequence: 4 },
  { id: 5, name: "Bath and beauty", sequence: 5 },
  { id: 6, name: "For home and puja", sequence: 6 },
  { id: 7, name: "Ready to gift", sequence: 7 },
];
