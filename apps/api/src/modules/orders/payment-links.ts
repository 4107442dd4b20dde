import type { editOrderPaymentLink, ParsedRequest } from "@store/api-client/contract";
import { canPay, ORDER_CANCELLED } from "@store/domain";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import { compareClientTotals } from "./check-order.ts";
import type { OrderRow } from "./reservation.ts";
import type { ClientTotals } from "./order-request.ts";
import { renewReservation, lockOrder } from "./settle-order.ts";
import { NO_SUCH_ORDER } from "./messages.ts";
import type { PaymentService } from "../payments/payment-service.ts";
import { payerOf, startPayment } from "../payments/start-payment.ts";
import { NO_ORDER_TO_PAY, ORDER_TOTAL_DIFFERS } from "../payments/messages.ts";

interface Wish {
  /** The client's time stamp. */
  readonly txnid: string;
  /** What the payer reads at the gateway. */
  readonly productinfo: string;
}

type EditBody = ParsedRequest<typeof editOrderPaymentLink>["body"];

/** The payment page of an order that waits to be paid, in the contract's words. */
export async function createOrderPayment(
  tx: Database,
  desk: PaymentService,
  order: Pick<OrderRow, "id" | "number" | "customerId" | "finalTotal">,
  { txnid, productinfo }: Wish,
  now: Date,
) {
  const payment = {
    purpose: "order",
    subjectId: order.id,
    customerId: order.customerId,
    clientTxnId: txnid,
    amount: order.finalTotal,
    productInfo: `${order.number} ${productinfo}`,
    payer: await payerOf(tx, order.customerId),
  } as const;
  const { txnId, url } = await startPayment(tx, desk, payment, now);
  return { status: true, payment_url: url, txn_id: txnId, order_id: order.id };
}

/** What the shopper saw of an order that was placed before (checklist C16). */
const clientTotals = (body: EditBody, order: OrderRow): ClientTotals => ({
  amount: [body.amount, order.finalTotal],
  shipping_amount: [body.shipping_amount, order.shipping],
  tax_amount: [body.tax_amount, order.tax],
});

/** Accept and Pay (document 3, section 4). Address, gift and voucher were settled when the order was placed. */
export async function createPaymentOfPlaced(
  tx: Database,
  desk: PaymentService,
  { customerId, body }: { readonly customerId: number; readonly body: EditBody },
  now: Date,
) {
  const order = await lockOrder(tx, body.order_id, customerId);
  if (!order) return httpError(404, NO_SUCH_ORDER);
  const refused =
    (canPay(order) ? compareClientTotals(clientTotals(body, order), ORDER_TOTAL_DIFFERS) : undefined) ??
    (await renewReservation(tx, order, now));
  return refused ?? createOrderPayment(tx, desk, order, body, now);
}

/** The first order of a subscription, as long as it waits to be paid. */
export async function createSubscriptionPayment(
  tx: Database,
  desk: PaymentService,
  wish: { readonly customerId: number; readonly subscriptionId: number; readonly txnid: string },
  now: Date,
) {
  const { customerId, subscriptionId, txnid } = wish;
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
  const refused = await renewReservation(tx, order, now);
  return refused ?? createOrderPayment(tx, desk, order, { txnid, productinfo: "Subscription" }, now);
}
