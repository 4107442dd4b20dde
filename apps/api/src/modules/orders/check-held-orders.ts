import { checkUnpaidOrders as checkNumber } from "@store/domain";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, orders } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";

/**
 * Refuses one more unpaid order that holds stock where a customer has as many as may be. The customer is locked, before
 * any shelf, so that orders placed at once count each other. Deliveries that the schedule ordered do not count: nobody
 * asked for them at that moment.
 */
export async function checkUnpaidOrders(tx: Database, customerId: number): Promise<HttpError | undefined> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
  const isOfCustomer = eq(orders.customerId, customerId);
  const held = await tx.$count(orders, and(isOfCustomer, isNotNull(orders.heldUntil), isNull(orders.deliveryDay)));
  const checked = checkNumber(held);
  return checked.ok ? undefined : httpError(409, checked.refusal);
}
