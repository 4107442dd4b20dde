import { ORDER_CANCELLED } from "@store/domain";
import { and, asc, eq, exists, inArray, isNotNull, ne, not, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders, products, reviews } from "../../db/schema/index.ts";
import { summarizeReviews } from "./summarize-reviews.ts";

interface Purchase {
  readonly customerId: number;
  readonly productId: number;
}

/** Paid or delivered, and not cancelled. */
const isBought = and(ne(orders.orderStatus, ORDER_CANCELLED), or(orders.isPaid, isNotNull(orders.deliveredAt)));

/**
 * Locks a customer's orders of a product against a payment, delivery or cancellation at the same time: either the order
 * finds the review, or the review the order. To be called before the product is locked.
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

/** Whether a customer bought a product. */
export async function hasBought(tx: Database, { customerId, productId }: Purchase): Promise<boolean> {
  const bought = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orderLines.productId, productId), isBought))
    .limit(1);
  return bought.length > 0;
}

/**
 * Has the reviews that a customer wrote of an order's products say whether they were bought, in the transaction that
 * pays, delivers or cancels the locked order; most orders have no such review, and cost one statement.
 * @param isPurchase whether the order is a purchase from now on: false when it is cancelled.
 */
export async function verifyReviews(
  tx: Database,
  { id: orderId, customerId }: Pick<typeof orders.$inferSelect, "id" | "customerId">,
  isPurchase: boolean,
): Promise<void> {
  const goods = tx.select({ productId: orderLines.productId }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const boughtOtherwise = tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.id, orderId),
        eq(orderLines.productId, reviews.productId),
        isBought,
      ),
    );
  const changed = await tx
    .update(reviews)
    .set({ isVerified: isPurchase })
    .where(
      and(
        eq(reviews.customerId, customerId),
        inArray(reviews.productId, goods),
        eq(reviews.isVerified, !isPurchase),
        isPurchase ? undefined : not(exists(boughtOtherwise)),
      ),
    )
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
