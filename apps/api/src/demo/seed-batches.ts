import type { DemoShop } from "@store/demo";
import { ORDER_CANCELLED } from "@store/domain";
import { asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { setStockCause } from "../db/record-stock.ts";
import { orderLines, orders, products, staffMembers } from "../db/schema/index.ts";
import { HttpError } from "../http/http-error.ts";
import { takeStock } from "../modules/orders/reservation.ts";
import { addBatch } from "../modules/stock/batch-routes.ts";

/** What the people of the demo ordered of some products and kept, oldest first. */
const readOrdered = (db: Database, productIds: readonly number[]) =>
  db
    .select({
      orderId: orders.id,
      at: orders.placedAt,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(sql`${inArray(orderLines.productId, [...productIds])} and ${ne(orders.orderStatus, ORDER_CANCELLED)}`)
    .orderBy(asc(orders.placedAt), asc(orders.id));

/**
 * Puts some of the stock into batches, and lets the demo's orders take theirs of them. The stock is as it was: what those
 * orders take was received before.
 */
export async function seedBatches(db: Database, { batches }: DemoShop): Promise<void> {
  const productIds = [...new Set(batches.map(({ productId }) => productId))];
  const ordered = await readOrdered(db, productIds);
  const [owner] = await db
    .select({ id: staffMembers.customerId })
    .from(staffMembers)
    .where(eq(staffMembers.role, "owner"));
  if (!owner) throw new Error("The demo has no owner");
  for (const id of productIds) {
    const ofProduct = batches.filter(({ productId }) => productId === id);
    let sold = ordered.reduce((sum, line) => (line.productId === id ? sum + line.quantity : sum), 0);
    for (const { number, bestBefore, left, enteredAt } of ofProduct) {
      if (sold > 0) {
        await db
          .update(products)
          .set({ stock: sql`${products.stock} + ${sold}` })
          .from(sql`(select ${setStockCause({ reason: "received", at: enteredAt, staffId: owner.id })}) as cause`)
          .where(eq(products.id, id));
      }
      const batch = { productId: id, number, bestBefore, left: left + sold };
      const added = await addBatch(db, batch, { staffId: owner.id, now: enteredAt });
      if (added instanceof HttpError) throw new Error(`Batch ${number} of the demo is refused`);
      sold = 0;
    }
  }
  for (const { at, orderId, ...pieces } of ordered) {
    if (!(await takeStock(db, [pieces], { orderId, at }))) throw new Error(`Order ${orderId} of the demo has no stock`);
  }
}
