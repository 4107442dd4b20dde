import { editOrderPaymentLink, orderPaymentLink, type ParsedRequest } from "@store/api-client/contract";
import { canPay, type Policy } from "@store/domain";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { orders, payments, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { type PaymentHandler, type PaymentRow, type PaymentService, subjectOf } from "../payments/payment-service.ts";
import { PAYMENTS_OF_CUSTOMER, payerOf, paymentAddress, startPayment } from "../payments/start-payment.ts";
import { lockCustomer } from "./cash-limit.ts";
import { NO_SUCH_ORDER, ORDER_TOTAL_DIFFERS, PAID_BEFORE_CHANGE } from "./messages.ts";
import { notifyProblem } from "./notifications.ts";
import { lockOrder, markOrderPaid, type OnSubscriptionPaid, renewReservation } from "./order-payment.ts";
import { type ClientTotals, compareClientTotals } from "./order-request.ts";
import { placeOnlineOrder } from "./place-order.ts";
import type { OrderRow } from "./reservation.ts";

interface LinkRequest {
  /** The client's time stamp. */
  readonly txnid: string;
  /** What the payer reads at the gateway. */
  readonly productinfo: string;
}

type EditBody = ParsedRequest<typeof editOrderPaymentLink>["body"];

/** Whether an order is a subscription's that later deliveries cannot be charged for yet. */
async function lacksMandate(tx: Database, subscriptionId: number | null | undefined): Promise<boolean> {
  if (subscriptionId == null) return false;
  const { id, mandate } = subscriptions;
  return (await tx.$count(subscriptions, and(eq(id, subscriptionId), isNull(mandate)))) > 0;
}

const selectBegun = prepared("begun_payment", (db) =>
  db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, "order"),
        eq(payments.subjectId, sql.placeholder("order")),
        eq(payments.clientTxnId, sql.placeholder("attempt")),
        eq(payments.amount, sql.placeholder("amount")),
        inArray(payments.state, ["pending", "paid"]),
      ),
    )
    .limit(1),
);

/**
 * The payment that an attempt has begun, or made, for an order; one that failed, or is of the sum before the order was
 * changed, is not taken up again.
 */
async function findBegun(
  tx: Database,
  { id: order, finalTotal: amount }: Pick<OrderRow, "id" | "finalTotal">,
  attempt: string,
): Promise<string | undefined> {
  const [begun] = await selectBegun(tx).execute({ order, attempt, amount });
  return begun?.txnId;
}

/** The payment page of an order, in the contract's words: the one of an earlier request of the same attempt, if any. */
export async function createOrderPayment(
  tx: Database,
  service: PaymentService,
  order: Pick<OrderRow, "id" | "number" | "customerId" | "finalTotal"> & Partial<Pick<OrderRow, "subscriptionId">>,
  { txnid, productinfo }: LinkRequest,
  now: Date,
  policy: Policy,
) {
  const begun = await findBegun(tx, order, txnid);
  if (begun) {
    return { status: true, payment_url: paymentAddress(service, begun), txn_id: begun, order_id: order.id };
  }
  const payment = {
    purpose: "order",
    subjectId: order.id,
    customerId: order.customerId,
    clientTxnId: txnid,
    amount: order.finalTotal,
    productInfo: `${order.number} ${productinfo}`,
    payer: await payerOf(tx, order.customerId, policy),
    asksMandate: await lacksMandate(tx, order.subscriptionId),
  } as const;
  const { txnId, url } = await startPayment(tx, service, payment, now);
  return { status: true, payment_url: url, txn_id: txnId, order_id: order.id };
}

/** What the shopper saw of an order that was placed before (C16). */
const clientTotals = (body: EditBody, order: OrderRow): ClientTotals => ({
  amount: [body.amount, order.finalTotal],
  shipping_amount: [body.shipping_amount, order.shipping],
  tax_amount: [body.tax_amount, order.tax],
});

/** Accept and Pay [R158]. Address, gift and voucher were fixed when the order was placed. */
async function createPaymentOfPlaced(
  tx: Database,
  service: PaymentService,
  { customerId, body }: { readonly customerId: number; readonly body: EditBody },
  now: Date,
  policy: Policy,
) {
  await lockCustomer(tx, customerId);
  const order = await lockOrder(tx, body.order_id, customerId);
  if (!order) return httpError(404, NO_SUCH_ORDER);
  const refused =
    (canPay(order) ? compareClientTotals(clientTotals(body, order), ORDER_TOTAL_DIFFERS) : undefined) ??
    (await renewReservation(tx, order, now, policy));
  return refused ?? createOrderPayment(tx, service, order, body, now, policy);
}

export function paymentLinkRoutes({ serve, db, clock, limits, payments: service, policy }: Backend): void {
  const paymentsOfCustomer = limits.shared(PAYMENTS_OF_CUSTOMER);

  serve(orderPaymentLink, async ({ body, customer }) => {
    const limited = await paymentsOfCustomer.count(customer.customerId);
    if (limited) return limited;
    const now = clock();
    return inTransaction(db, async (tx) => {
      const placed = await placeOnlineOrder(tx, customer, body, now, policy());
      if (placed instanceof HttpError) return placed;
      return createOrderPayment(tx, service, { ...placed, customerId: customer.customerId }, body, now, policy());
    });
  });

  serve(editOrderPaymentLink, async ({ body, customer: { customerId } }) => {
    const limited = await paymentsOfCustomer.count(customerId);
    if (limited) return limited;
    return inTransaction(db, (tx) => createPaymentOfPlaced(tx, service, { customerId, body }, clock(), policy()));
  });
}

async function readPaidOrder(db: Database, payment: PaymentRow): Promise<OrderRow> {
  const id = subjectOf(payment);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`The payment ${payment.txnId} pays order ${id}, which does not exist`);
  return order;
}

/**
 * What becomes of the payments of orders.
 * @param onSubscriptionPaid begins the subscription whose order is paid.
 */
export const orderPayments = (onSubscriptionPaid: OnSubscriptionPaid): PaymentHandler => ({
  fulfil: async (tx, payment, now, policy) => {
    const orderId = subjectOf(payment);
    const asked = await lockOrder(tx, orderId);
    if (asked && !asked.isPaid && asked.finalTotal !== payment.amount) {
      await notifyProblem(tx, asked, PAID_BEFORE_CHANGE, now);
      return { refundFor: `order ${asked.number} as it was before it was changed` };
    }
    const { order, isKept } = await markOrderPaid(tx, orderId, onSubscriptionPaid, now, policy);
    return isKept ? undefined : { refundFor: `order ${order.number}` };
  },
  isPayable: async (db, payment) => {
    const order = await readPaidOrder(db, payment);
    return canPay(order) && order.finalTotal === payment.amount;
  },
  screen: async (_, payment) => ({ path: `/orders/${subjectOf(payment)}` }),
});
