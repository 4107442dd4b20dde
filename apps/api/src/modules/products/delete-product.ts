import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  cartLines,
  orderLines,
  products,
  productViews,
  reviewReports,
  reviews,
  subscriptions,
  wishes,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { NO_SUCH_PRODUCT_OF_SHOP, WAS_ORDERED } from "../staff-lists/messages.ts";

/** What was ordered stays: papers, returns and the next delivery refer to it. */
async function wasOrdered(tx: Database, id: number): Promise<boolean> {
  const [line] = await tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.productId, id)).limit(1);
  if (line) return true;
  const [subscription] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.productId, id))
    .limit(1);
  return subscription !== undefined;
}

/**
 * Deletes a product that was never ordered, with its places in carts, wishlists and histories and with its reviews.
 * The lock keeps orders off: a line refers to the product.
 */
export const deleteOneProduct = (
  db: Database,
  id: number,
  staffId: number,
  now: Date,
): Promise<{ readonly status: true } | HttpError> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    if (!row) return httpError(404, NO_SUCH_PRODUCT_OF_SHOP);
    if (await wasOrdered(tx, id)) return httpError(409, WAS_ORDERED);
    const itsReviews = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.productId, id));
    await tx.delete(reviewReports).where(inArray(reviewReports.reviewId, itsReviews));
    for (const table of [cartLines, wishes, productViews, reviews])
      await tx.delete(table).where(eq(table.productId, id));
    await tx.delete(products).where(eq(products.id, id));
    const { search: _, newestReviews: __, starCounts: ___, ...before } = row;
    const audit = { action: "delete", subject: "product", subjectId: id } as const;
    await recordAction(tx, { customerId: staffId, ...audit, before }, now);
    return { status: true };
  });
