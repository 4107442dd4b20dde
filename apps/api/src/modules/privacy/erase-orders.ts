import { ERASED_NAME } from "@store/domain";
import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  invoices,
  type OrderAddress,
  orderNotes,
  orders,
  paperParties,
  returnLines,
  returnPhotos,
  returnRequests,
} from "../../db/schema/index.ts";

/** Whom an order names once nobody may be named: its town and state stay, as figures and taxes need them. */
const partyOf = (column: typeof orders.billingAddress | typeof orders.shippingAddress): SQL<OrderAddress> =>
  sql`jsonb_strip_nulls(jsonb_build_object('id', 0, 'full_name', ${ERASED_NAME}::text, 'mobile_no', '',
    'full_address', concat_ws(', ', ${column} ->> 'city', ${column} ->> 'state'),
    'city', ${column} ->> 'city', 'state', ${column} ->> 'state'))`;

/**
 * Has orders name nobody any more.
 * @param keepsPapers keeps whom an invoice was made out to, apart from the order.
 * @returns the numbers of the orders.
 */
export async function eraseOrderParties(
  tx: Database,
  where: SQL | undefined,
  { keepsPapers }: { readonly keepsPapers: boolean },
): Promise<readonly string[]> {
  const { id, billingAddress, shippingAddress } = orders;
  if (keepsPapers) {
    const invoiced = exists(tx.select({ id: invoices.orderId }).from(invoices).where(eq(invoices.orderId, id)));
    await tx
      .insert(paperParties)
      .select(tx.select({ orderId: id, billingAddress, shippingAddress }).from(orders).where(and(where, invoiced)))
      .onConflictDoNothing();
  }
  const returned = tx
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(where);
  await tx.update(returnLines).set({ words: null }).where(inArray(returnLines.requestId, returned));
  await tx.update(returnRequests).set({ refusal: null }).where(inArray(returnRequests.id, returned));
  const noted = tx.select({ id }).from(orders).where(where);
  await tx.delete(returnPhotos).where(inArray(returnPhotos.orderId, noted));
  await tx.update(orderNotes).set({ text: null }).where(inArray(orderNotes.orderId, noted));
  const erased = await tx
    .update(orders)
    .set({
      billingAddress: partyOf(billingAddress),
      shippingAddress: partyOf(shippingAddress),
      ...{ addressKey: "", giftMessage: null, returnReason: null, undeliveredReason: null, tracking: null },
    })
    .where(where)
    .returning({ number: orders.number });
  return erased.map(({ number }) => number);
}
