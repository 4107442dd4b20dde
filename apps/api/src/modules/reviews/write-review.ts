import {
  checkReview,
  ERASED_NAME,
  newReviewState,
  type Policy,
  RATE_ONCE_DELIVERED,
  type ReviewState,
} from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, isInShop, products, reviews } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { ALREADY_RATED } from "./messages.ts";
import { attachPhotos } from "./review-photos.ts";
import { summarizeReviews } from "./summarize-reviews.ts";
import { hasReceived, lockOrdersOf } from "./verified-purchase.ts";

export interface NewReview {
  readonly productId: number;
  readonly customerId: number;
  readonly rating: number;
  readonly review: string | undefined;
  /** Ids of photos that the customer added. */
  readonly photos: readonly string[];
  /** The order whose line is rated. */
  readonly orderId: number | undefined;
}

/** The author's name comes from the account, whatever the client sends. */
const ownName = sql<string>`trim(concat_ws(' ', ${customers.firstName}, ${customers.lastName}))`;

/**
 * Writes a customer's review, the only one of a product, and what the product's row tells of all. Its text is plain:
 * kept as it was written, and nowhere read as HTML. Any customer may write one; the policy says whether it
 * waits for staff (C51). A line of an order is rated once it was delivered.
 * @returns whether others see it
 */
export async function writeReview(
  db: Database,
  written: NewReview,
  now: Date,
  policy: Policy,
): Promise<ReviewState | HttpError> {
  const { productId, customerId, orderId } = written;
  const checked = checkReview({
    isLoggedIn: true,
    rating: written.rating,
    review: written.review,
    // The form has asked.
    areStarsMeant: true,
  });
  if (!checked.ok) return httpError(400, checked.refusal);
  const { rating, review } = checked.value;

  return inTransaction(db, async (tx) => {
    await lockOrdersOf(tx, written);
    // Two reviews of one product wait for each other, so that each summary knows those before it. Carts do not wait.
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), isInShop))
      .for("no key update");
    if (!product) return httpError(404, NO_SUCH_PRODUCT);
    if (orderId !== undefined && !(await hasReceived(tx, written, orderId))) return httpError(409, RATE_ONCE_DELIVERED);
    const [author] = await tx.select({ name: ownName }).from(customers).where(eq(customers.id, customerId));
    const isVerified = await hasReceived(tx, written);
    const state = newReviewState(isVerified, policy);
    // An account of a number alone has no name yet.
    const name = author?.name || ERASED_NAME;
    const inserted = await tx
      .insert(reviews)
      .values({ productId, customerId, name, rating, text: review || null, isVerified, state, createdAt: now })
      .onConflictDoNothing({ target: [reviews.customerId, reviews.productId] })
      .returning({ id: reviews.id });
    const [row] = inserted;
    if (!row) return httpError(409, ALREADY_RATED);
    const gone = await attachPhotos(tx, { id: row.id, customerId }, written.photos);
    if (gone) return gone;
    if (state === "published") await summarizeReviews(tx, productId);
    return state;
  });
}
