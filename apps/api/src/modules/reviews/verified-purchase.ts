import { newReviewState, ORDER_DELIVERED, type Policy } from "@store/domain";
import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { IS_SENT_LINE, orderLines, orders, products, reviews } from "../../db/schema/index.ts";
import { summarizeReviews } from "./summarize-reviews.ts";

interface Purchase {
  readonly customerId: number;
  readonly productId: number;
}

/**
 * Locks a customer's orders of a product against a delivery at the same time: either the order finds the review, or the
 * review the order. To be called before the product is locked.
 */
export async function lockOrdersOf(tx: Database, { customerId, productId }: Purchase): Promise<void> {
  const isOfProduct = exists(
    tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.productId, productId))),
  );
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isOfProduct))
    .orderBy(asc(orders.id))
    .for("share");
}

/**
 * Whether a product was delivered to a customer, and not taken back since (C51).
 * @param orderId of the one order that counts, where only one does.
 */
export async function hasReceived(
  tx: Database,
  { customerId, productId }: Purchase,
  orderId?: number,
): Promise<boolean> {
  const received = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderLines.productId, productId),
        eq(orders.orderStatus, ORDER_DELIVERED),
        IS_SENT_LINE,
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .limit(1);
  return received.length > 0;
}

/**
 * Has the reviews that a customer wrote of an order's products before they came say that they were received, and shows
 * those that waited for staff, where the owner has buyers' shown at once; what staff has hidden stays hidden. In the transaction that delivers the locked order; most
 * orders have no such review, and cost one statement.
 */
export async function verifyReviews(
  tx: Database,
  { id: orderId, customerId }: Pick<typeof orders.$inferSelect, "id" | "customerId">,
  policy: Policy,
): Promise<void> {
  const goods = tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), IS_SENT_LINE));
  const changed = await tx
    .update(reviews)
    .set({
      isVerified: true,
      state: sql`case ${reviews.state} when 'waiting' then ${newReviewState(true, policy)} else ${reviews.state} end`,
      version: sql`${reviews.version} + 1`,
    })
    .where(and(eq(reviews.customerId, customerId), inArray(reviews.productId, goods), eq(reviews.isVerified, false)))
    .returning({ productId: reviews.productId });
  if (changed.length === 0) return;
  const ids = changed.map(({ productId }) => productId);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("no key update");
  for (const id of ids) await summarizeReviews(tx, id);
}
