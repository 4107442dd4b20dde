import { averageRating, RATINGS, type StarDistribution, toRupees } from "@store/domain";
import type { InferInput } from "valibot";
import type { ProductCard } from "../../contract/index.ts";
import { type MockProduct, SECTIONS } from "./products.ts";
import type { MockShopper } from "./shop.ts";

export const pictureOf = ({ id }: MockProduct): string => `/mock/product/${id}.webp`;

const countOf = (ratings: readonly number[], stars: number): number => ratings.filter((one) => one === stars).length;

export const distributionOf = ({ ratings }: MockProduct): StarDistribution => ({
  1: countOf(ratings, RATINGS[0]),
  2: countOf(ratings, RATINGS[1]),
  3: countOf(ratings, RATINGS[2]),
  4: countOf(ratings, RATINGS[3]),
  5: countOf(ratings, RATINGS[4]),
});

export function ratingOf(product: MockProduct): { average_rating: number; review_count: number } {
  const { average, count } = averageRating(distributionOf(product));
  return { average_rating: average, review_count: count };
}

export const cardFor =
  (shopper: MockShopper | undefined) =>
  (product: MockProduct): InferInput<typeof ProductCard> => ({
    id: product.id,
    name: product.name,
    image1: pictureOf(product),
    home_image: pictureOf(product),
    product_price: toRupees(product.price),
    base_price: toRupees(product.base),
    available_stock_quantity: product.stock,
    product_tag_list: [...product.tags],
    average_rating: ratingOf(product),
    is_wished: shopper?.wishes.includes(product) ?? false,
    section_info: SECTIONS.find(({ id }) => id === product.sectionId) ?? null,
  });
