import { PACKING_MATERIAL_CATEGORY } from "@store/domain";
import { topGroupOf } from "./categories.ts";
import { PRODUCTS } from "./products/index.ts";
import { seededRandom } from "./random.ts";
import { FIRST_NAMES, GENERAL_REMARKS, GROUP_REMARKS, LAST_NAMES, MIXED_REMARKS } from "./review-words.ts";
import type { ProductSeed } from "./types.ts";

export type ReviewSeed = {
  id: number;
  productId: number;
  name: string;
  /** 1 to 5 stars */
  rating: number;
  /** empty: stars alone */
  review: string;
  daysAgo: number;
};

/** Percent of products with reviews, and how ratings spread: cumulative percent by stars. */
const SHARE_REVIEWED = 72;
const STARS: readonly (readonly [stars: number, upTo: number])[] = [
  [5, 58],
  [4, 86],
  [3, 95],
  [2, 98],
  [1, 100],
];
const SHARE_WITHOUT_TEXT = 18;
const FEWEST = 4;
const MOST = 15;
/** Products that everybody talks about, by their numbers of reviews: enough for three pages, and for two. */
export const MUCH_REVIEWED: ReadonlyMap<number, number> = new Map([
  [1018, 74],
  [1023, 46],
]);

function reviewsOf(product: ProductSeed): Omit<ReviewSeed, "id">[] {
  const random = seededRandom(product.id);
  if (product.categoryId === PACKING_MATERIAL_CATEGORY || random.whole(1, 100) > SHARE_REVIEWED) return [];
  const good = [...(GROUP_REMARKS[topGroupOf(product.categoryId)] ?? []), ...GENERAL_REMARKS];
  const taken = new Set<string>();

  const text = (rating: number) => {
    if (random.whole(1, 100) <= SHARE_WITHOUT_TEXT) return "";
    const unused = (rating >= 4 ? good : MIXED_REMARKS).filter((remark) => !taken.has(remark));
    const [first, ...others] = unused;
    if (first === undefined) return "";
    const remark = random.pick([first, ...others]);
    taken.add(remark);
    return remark.replaceAll("{label}", product.label.toLowerCase());
  };

  const length = MUCH_REVIEWED.get(product.id) ?? random.whole(FEWEST, MOST);
  return Array.from({ length }, () => {
    const roll = random.whole(1, 100);
    const rating = STARS.find(([, upTo]) => roll <= upTo)?.[0] ?? 5;
    return {
      productId: product.id,
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      rating,
      review: text(rating),
      daysAgo: random.whole(1, Math.max(2, product.createdDaysAgo - 1)),
    };
  });
}

/** What shoppers wrote, for about seven products of ten; the same on every run. */
export const REVIEWS: readonly ReviewSeed[] = PRODUCTS.flatMap(reviewsOf).map((review, index) => ({
  id: index + 1,
  ...review,
}));
