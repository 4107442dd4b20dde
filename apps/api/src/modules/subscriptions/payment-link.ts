import { subscriptionPaymentLink } from "@store/api-client/contract";
import { ORDER_CANCELLED, type Policy } from "@store/domain";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { createMembershipPayment } from "../membership/membership.ts";
import { lockCustomer } from "../orders/cash-limit.ts";
import { lockOrder, renewReservation } from "../orders/order-payment.ts";
import { createOrderPayment } from "../orders/payment-links.ts";
import type { PaymentService } from "../payments/payment-service.ts";
import { PAYMENTS_OF_CUSTOMER } from "../payments/start-payment.ts";
import { NO_ORDER_TO_PAY } from "./messages.ts";

/** The first order of a subscription, as long as it waits to be paid. */
async function createSubscriptionPayment(
  tx: Database,
  service: PaymentService,
  request: { readonly customerId: number; readonly subscriptionId: number; readonly txnid: string },
  now: Date,
  policy: Policy,
) {
  const { customerId, subscriptionId, txnid } = request;
  await lockCustomer(tx, customerId);
  const [first] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.subscriptionId, subscriptionId),
        eq(orders.customerId, customerId),
        ne(orders.orderStatus, ORDER_CANCELLED),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1);
  const order = first && (await lockOrder(tx, first.id, customerId));
  if (!order) return httpError(404, NO_ORDER_TO_PAY);
  const refused = await renewReservation(tx, order, now, policy);
  return refused ?? createOrderPayment(tx, service, order, { txnid, productinfo: "Subscription" }, now, policy);
}

/** The payment of a subscription's first order; without a subscription's id, that of a year of SO Elite. */
export function subscriptionPaymentRoutes({ serve, db, clock, limits, payments, policy }: Backend): void {
  const paymentsOfCustomer = limits.shared(PAYMENTS_OF_CUSTOMER);

  serve(subscriptionPaymentLink, async ({ body: { txnid, subscription_id: subscriptionId }, customer }) => {
    const { customerId } = customer;
    const limited = await paymentsOfCustomer.count(customerId);
    if (limited) return limited;
    if (subscriptionId === undefined) return createMembershipPayment(db, payments, customer, txnid, clock(), policy());
    return inTransaction(db, (tx) =>
      createSubscriptionPayment(tx, payments, { customerId, subscriptionId, txnid }, clock(), policy()),
    );
  });
}
