import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders, subscriptions } from "../../db/schema/index.ts";
import { isCharge, type PaymentHandler, type PaymentRow } from "../payments/payment-service.ts";

/** Keeps the mandate that came with the payment of a subscription's order, to charge later deliveries by. */
async function keepMandate(tx: Database, payment: PaymentRow): Promise<void> {
  const { mandate, gateway, subjectId } = payment;
  if (mandate === null || subjectId === null || isCharge(payment)) return;
  const [order] = await tx
    .select({ subscriptionId: orders.subscriptionId })
    .from(orders)
    .where(eq(orders.id, subjectId));
  if (order?.subscriptionId == null) return;
  await tx
    .update(subscriptions)
    .set({ mandate, mandateGateway: gateway })
    .where(and(eq(subscriptions.id, order.subscriptionId), isNull(subscriptions.mandate)));
}

/** What becomes of the payments of orders, and of the mandates that came with them. */
export const keepingMandates = (handler: PaymentHandler): PaymentHandler => ({
  ...handler,
  fulfil: async (tx, payment, now, policy) => {
    const outcome = await handler.fulfil(tx, payment, now, policy);
    await keepMandate(tx, payment);
    return outcome;
  },
});
