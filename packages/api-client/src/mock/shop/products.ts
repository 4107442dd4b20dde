import { fromRupees, type Paise, type ProductTag, splitGst } from "@store/domain";

export interface MockReview {
  readonly id: number;
  readonly name: string;
  readonly rating: number;
  readonly review: string | null;
  /** The customer who wrote it; missing where nobody of the mock did. */
  readonly by?: number;
}

export interface MockProduct {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number;
  readonly brandId: number;
  readonly foamId: number;
  readonly tags: readonly ProductTag[];
  readonly sectionId: number | null;
  readonly price: Paise;
  readonly base: Paise;
  readonly gst: Paise;
  readonly gstRate: number;
  /** Orders take from it. */
  stock: number | null;
  /** The newest first; customers add theirs. */
  reviews: readonly MockReview[];
}

export const SECTIONS = [
  { id: 1, name: "Most loved", section_sequence: 1 },
  { id: 2, name: "Everyday kitchen", section_sequence: 2 },
] as const;
export const BRANDS: ReadonlyMap<number, string> = new Map([
  [1, "House of Neem"],
  [2, "Gir Gauvan"],
]);
export const FOAMS = [
  { id: 1, name: "Ghee" },
  { id: 2, name: "Powder" },
  { id: 3, name: "Grain" },
  { id: 4, name: "Book" },
] as const;

type Row = readonly [
  name: string,
  categoryId: number,
  foamId: number,
  rupees: number,
  stock: number | null,
  sectionId: number | null,
  tags?: readonly ProductTag[],
];

const ROWS: readonly Row[] = [
  ["Cow Ghee 500 ml", 11, 1, 1249, 40, 1, ["Best Seller"]],
  ["Cow Ghee 1 l", 11, 1, 2399, 12, 1],
  ["Buffalo Ghee 500 ml", 11, 1, 799.5, 0, 2],
  ["Turmeric Powder 200 g", 12, 2, 189, 150, 1, ["Best Seller"]],
  ["Red Chilli Powder 100 g", 12, 2, 135, 90, 2],
  ["Cumin Powder 100 g", 12, 2, 85.25, 3, 2, ["New Products"]],
  ["Coriander Powder 200 g", 12, 2, 92, 84, null],
  ["Brown Rice 1 kg", 13, 3, 165, 60, 2, ["Sugar Free"]],
  ["Foxtail Millet 500 g", 13, 3, 118, 45, 2, ["Sugar Free", "New Products"]],
  ["Ragi 1 kg", 13, 3, 110, null, 2],
  ["Rajma 500 g", 13, 3, 149, 70, null],
  ["The Millet Cookbook", 21, 4, 225, 25, null, ["New Products"]],
];

const FIRST_ID = 101;

const REVIEWS: readonly MockReview[] = [5, 4, 5].map((rating, index) => ({
  id: index + 1,
  name: "Nandini",
  rating,
  review: "Good.",
}));

/** Twelve products: enough for every state that a card and a cart have. New ones for each shop, since stock is taken. */
export const createProducts = (): readonly MockProduct[] =>
  ROWS.map(([name, categoryId, foamId, rupees, stock, sectionId, tags = []], index) => {
    const gstRate = foamId === 4 ? 0 : 5;
    const price = fromRupees(rupees);
    return {
      id: FIRST_ID + index,
      name,
      categoryId,
      brandId: foamId === 1 ? 2 : 1,
      foamId,
      tags,
      sectionId,
      price,
      ...splitGst(price, gstRate),
      gstRate,
      stock,
      reviews: index % 3 === 0 ? REVIEWS : [],
    };
  });
