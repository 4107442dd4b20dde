import type { FoamSeed } from "./types.ts";

/** Product forms: "foams" on the wire. */
export const FOAMS: readonly FoamSeed[] = [
  { id: 1, name: "Powder" },
  { id: 2, name: "Oil" },
  { id: 3, name: "Liquid" },
  { id: 4, name: "Whole" },
  { id: 5, name: "Capsule" },
  { id: 6, name: "Bar" },
  { id: 7, name: "Paste" },
  { id: 8, name: "Flour" },
  { id: 9, name: "Grain" },
  { id: 10, name: "Tablet" },
  { id: 11, name: "Granules" },
  { id: 12, name: "Ready Mix" },
  { id: 13, name: "Stick & Cone" },
  { id: 14, name: "Book" },
  { id: 15, name: "Gift Set" },
  { id: 16, name: "Leaf" },
  { id: 17, name: "Snack" },
  { id: 18, name: "Gel & Cream" },
  { id: 19, name: "Ghee" },
  { id: 20, name: "Ware" },
];
