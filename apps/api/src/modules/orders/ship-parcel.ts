import { NOT_ITS_ADDITION, ORDER_PACKED } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type OrderTracking, orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { type OrderStep, shipOrder } from "./change-order.ts";
import type { OrderRow } from "./reservation.ts";

interface HandedOver {
  readonly tracking: OrderTracking;
  /** What whoever acts saw of the order's parcel; undefined: nobody did. */
  readonly seen?: OrderTracking | null | undefined;
  /** What was added to the order, and is in its parcel. */
  readonly additions: readonly number[];
}

/** A refusal that says of which order it is. */
const ofOrder = (number: string, { status, refusal, details }: HttpError): HttpError =>
  new HttpError(status, { ...refusal, message: `${number}: ${refusal.message}` }, details);

/**
 * Hands an order over together with the packed additions that are in its parcel, by one number: all of them, or none. Orders
 * are locked from the first on.
 */
export const shipTogether = (
  db: Database,
  step: OrderStep,
  { tracking, seen, additions }: HandedOver,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const first = await shipOrder(tx, step, tracking, seen);
    if (first instanceof HttpError) return first;
    for (const orderId of additions.toSorted((one, other) => one - other)) {
      const [found] = await tx
        .select({ number: orders.number, goesWith: orders.goesWith })
        .from(orders)
        .where(eq(orders.id, orderId));
      if (found?.goesWith !== first.id) return httpError(409, NOT_ITS_ADDITION);
      const along = { ...step, orderId, seenStatus: ORDER_PACKED };
      // One that has a number of its own is another parcel.
      const shipped = await shipOrder(tx, along, tracking, null);
      if (shipped instanceof HttpError) return ofOrder(found.number, shipped);
    }
    return first;
  });
