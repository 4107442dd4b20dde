import { checkReturnRequest, type Policy } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import { notifyReturnRequested } from "./change-notifications.ts";
import { NO_SUCH_ORDER } from "./messages.ts";
import { recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import type { OrderRow } from "./reservation.ts";

/** Records that a customer wants to return a delivered order, once, and tells the shop, which decides. */
export const requestOrderReturn = (
  db: Database,
  { customerId }: Customer,
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
  now: Date,
  policy: Policy,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId, customerId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    if (order.returnRequestedAt) return order;
    const checked = checkReturnRequest(order, now, policy);
    if (!checked.ok) return httpError(409, checked.refusal);
    const columns = { returnReason: reason, returnRequestedAt: now };
    await tx.update(orders).set(columns).where(eq(orders.id, orderId));
    await recordEvent(tx, { orderId, state: "Delivered", action: "request return", actor: "customer" }, now);
    await notifyReturnRequested(tx, order, reason, now);
    return { ...order, ...columns };
  });
