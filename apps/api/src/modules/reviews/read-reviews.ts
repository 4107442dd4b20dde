import type { productReviews, WireReplyOf } from "@store/api-client/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isInShop, products, reviews } from "../../db/schema/index.ts";
import { distributionOf, ratingOf } from "../products/rating.ts";
import { photosOfReview } from "./review-photos.ts";

/** The most reviews in a reply; the client pages them. */
export const REVIEWS_SHOWN = 1000;

/** Reads a product's reviews, newest first; undefined when there is no such product. */
export function createReadReviews(db: Database) {
  const id = sql.placeholder("id");
  const selectProduct = db
    .select({ name: products.name, image: products.image, starCounts: products.starCounts })
    .from(products)
    .where(and(eq(products.id, id), isInShop))
    .prepare("reviewed_product");
  const selectReviews = db
    .select({
      id: reviews.id,
      name: reviews.name,
      rating: reviews.rating,
      review: reviews.text,
      is_verified: reviews.isVerified,
      createdAt: reviews.createdAt,
      reply: reviews.reply,
      photos: photosOfReview,
    })
    .from(reviews)
    .where(and(eq(reviews.productId, id), eq(reviews.state, "published")))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_SHOWN)
    .prepare("reviews_of_product");

  return async (productId: number): Promise<WireReplyOf<typeof productReviews> | undefined> => {
    const [[product], newest] = await Promise.all([
      selectProduct.execute({ id: productId }),
      selectReviews.execute({ id: productId }),
    ]);
    return (
      product && {
        status: true,
        product_name: product.name,
        product_image: product.image,
        ...ratingOf(product.starCounts),
        star_distribution: distributionOf(product.starCounts),
        reviews: newest.map(({ createdAt, ...review }) => ({ ...review, created_at: createdAt.toISOString() })),
      }
    );
  };
}
