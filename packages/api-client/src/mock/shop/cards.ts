import { averageRating, RATINGS, type StarDistribution, toRupees } from "@store/domain";
import type { InferInput } from "valibot";
import type { ProductCard } from "../../contract/index.ts";
import { type MockProduct, type MockReview, SECTIONS } from "./products.ts";
import type { MockShopper } from "./shop.ts";

export const pictureOf = ({ id }: MockProduct): string => `/mock/product/${id}.webp`;

const countOf = (reviews: readonly MockReview[], stars: number): number =>
  reviews.filter(({ rating }) => rating === stars).length;

export const distributionOf = ({ reviews }: MockProduct): StarDistribution => ({
  1: countOf(reviews, RATINGS[0]),
  2: countOf(reviews, RATINGS[1]),
  3: countOf(reviews, RATINGS[2]),
  4: countOf(reviews, RATINGS[3]),
  5: countOf(reviews, RATINGS[4]),
});

export function ratingOf(product: MockProduct): { average_rating: number; review_count: number } {
  const { average, count } = averageRating(distributionOf(product));
  return { average_rating: average, review_count: count };
}

/** A review as the wire carries it. */
export const reviewOf = ({ id, name, rating, review }: MockReview) => ({ id, name, rating, review });

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
