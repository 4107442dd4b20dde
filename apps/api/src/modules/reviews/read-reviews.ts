import type { ParsedRequest, productReviews, WireReplyOf } from "@store/api-client/contract";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
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
  const selectReviews = (where: SQL | undefined, name: string) =>
    db
      .select({
        id: reviews.id,
        name: reviews.name,
        rating: reviews.rating,
        review: reviews.text,
        is_verified: reviews.isVerified,
        createdAt: reviews.createdAt,
        reply: reviews.reply,
        photos: photosOfReview,
        helpfulCount: reviews.helpfulCount,
      })
      .from(reviews)
      .where(and(eq(reviews.productId, id), eq(reviews.state, "published"), where))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(REVIEWS_SHOWN)
      .prepare(name);
  const selectAll = selectReviews(undefined, "reviews_of_product");
  const selectWithStars = selectReviews(eq(reviews.rating, sql.placeholder("stars")), "reviews_with_stars");
  const selectOne = selectReviews(eq(reviews.id, sql.placeholder("review")), "review_of_product");
  type ReviewRow = Awaited<ReturnType<typeof selectAll.execute>>[number];
  const wireReview = ({ createdAt, helpfulCount, ...review }: ReviewRow) => ({
    ...review,
    created_at: createdAt.toISOString(),
    // Left out where nobody has said so: of most reviews.
    ...(helpfulCount > 0 ? { helpful_count: helpfulCount } : {}),
  });

  return async (
    productId: number,
    { stars, review }: ParsedRequest<typeof productReviews>["query"],
  ): Promise<WireReplyOf<typeof productReviews> | undefined> => {
    const [[product], newest, [asked]] = await Promise.all([
      selectProduct.execute({ id: productId }),
      stars === undefined ? selectAll.execute({ id: productId }) : selectWithStars.execute({ id: productId, stars }),
      review === undefined ? [] : selectOne.execute({ id: productId, review }),
    ]);
    return (
      product && {
        status: true,
        product_name: product.name,
        product_image: product.image,
        ...ratingOf(product.starCounts),
        star_distribution: distributionOf(product.starCounts),
        reviews: newest.map(wireReview),
        ...(asked ? { review: wireReview(asked) } : {}),
      }
    );
  };
}
