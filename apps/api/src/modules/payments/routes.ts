import {
  editOrderPaymentLink,
  orderPaymentLink,
  subscriptionPayment,
  subscriptionPaymentLink,
} from "@store/api-client/contract";
import { ELITE_NAME, SHOP_NAME } from "@store/content/brand";
import { MEMBERSHIP_PRICE } from "@store/domain";
import { and, eq, or } from "drizzle-orm";
import { payments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { placeOnlineOrder } from "../orders/place-order.ts";
import { createOrderPayment, createPaymentOfPlaced, createSubscriptionPayment } from "../orders/payment-links.ts";
import { PAYMENTS_OF_CUSTOMER, payerOf, startPayment } from "./start-payment.ts";
import { ALREADY_MEMBER, NO_SUCH_PAYMENT, PAYMENT_CONFIRMED, PAYMENT_NOT_CONFIRMED } from "./messages.ts";

export function paymentRoutes({ serve, db, clock, limits, payments: desk }: Backend): void {
  const paymentsOfCustomer = limits.shared(PAYMENTS_OF_CUSTOMER);

  serve(orderPaymentLink, async ({ body, customer }) => {
    const limited = await paymentsOfCustomer.count(customer.customerId);
    if (limited) return limited;
    const now = clock();
    return inTransaction(db, async (tx) => {
      const placed = await placeOnlineOrder(tx, customer, body, now);
      if (placed instanceof HttpError) return placed;
      return createOrderPayment(tx, desk, { ...placed, customerId: customer.customerId }, body, now);
    });
  });

  serve(editOrderPaymentLink, async ({ body, customer: { customerId } }) => {
    const limited = await paymentsOfCustomer.count(customerId);
    if (limited) return limited;
    return inTransaction(db, (tx) => createPaymentOfPlaced(tx, desk, { customerId, body }, clock()));
  });

  async function linkToMembership({ customerId, isElite }: Customer, clientTxnId: string) {
    if (isElite) return httpError(409, ALREADY_MEMBER);
    const { txnId, url } = await startPayment(
      db,
      desk,
      {
        purpose: "membership",
        subjectId: null,
        customerId,
        clientTxnId,
        amount: MEMBERSHIP_PRICE,
        productInfo: `${ELITE_NAME} membership for a year, ${SHOP_NAME}`,
        payer: await payerOf(db, customerId),
      },
      clock(),
    );
    return { status: true, payment_url: url, txn_id: txnId };
  }

  serve(subscriptionPaymentLink, async ({ body: { txnid, subscription_id: subscriptionId }, customer }) => {
    const { customerId } = customer;
    const limited = await paymentsOfCustomer.count(customerId);
    if (limited) return limited;
    if (subscriptionId === undefined) return linkToMembership(customer, txnid);
    return inTransaction(db, (tx) => createSubscriptionPayment(tx, desk, { customerId, subscriptionId, txnid }, clock()));
  });

  serve(subscriptionPayment, async ({ params: { txnid }, customer: { customerId } }) => {
    const found = await db
      .select({ state: payments.state })
      .from(payments)
      .where(and(eq(payments.customerId, customerId), or(eq(payments.txnId, txnid), eq(payments.clientTxnId, txnid))));
    if (found.length === 0) return httpError(404, NO_SUCH_PAYMENT);
    const isPaid = found.some(({ state }) => state === "paid");
    return { status: isPaid, message: isPaid ? PAYMENT_CONFIRMED : PAYMENT_NOT_CONFIRMED };
  });
}
