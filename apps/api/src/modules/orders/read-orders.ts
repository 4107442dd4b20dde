import type { Order, OrderCard, OrderLine, TrackedOrder } from "@store/api-client/contract";
import { checkOrderChange, hasLeft, toRupees } from "@store/domain";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { type OrderAddress, orderLines, orders, reviews } from "../../db/schema/index.ts";
import { wireSaving } from "../discounts/wire-saving.ts";
import { wireMates } from "./additions.ts";
import { findCreditNotes } from "./issue-invoice.ts";
import { countChanges, type PastStep, STEPS, timelineOf } from "./order-events.ts";
import { readNotesToCustomer } from "./order-notes.ts";
import { promiseOf, type ViewedAt } from "./order-promise.ts";
import { REFUNDED, type RefundedSums, wireStanding } from "./paid-back.ts";
import { findRefunds } from "./refund-order.ts";
import { readReturns, wireReturn } from "./returns.ts";
import { wireTracking } from "./wire-tracking.ts";

/** The most orders that the list holds; it is paged by the client. */
const ORDERS_SHOWN = 500;

type OrderRow = typeof orders.$inferSelect;

const summaryOf = (order: OrderRow, steps: readonly PastStep[], refunded: RefundedSums, at: ViewedAt) => ({
  id: order.id,
  order_id: order.number,
  order_date: order.placedAt.toISOString(),
  delivery_date: order.deliveredAt?.toISOString(),
  order_status: order.orderStatus,
  status_since: timelineOf(steps).at(-1)?.at,
  promised_on: promiseOf(order, steps, at),
  sale_status: order.saleStatus,
  pay_type: order.payType,
  is_paid: order.isPaid,
  ...wireStanding(order, refunded),
  is_invoiced: order.isInvoiced,
  final_total: toRupees(order.finalTotal),
});

/** A customer's orders, newest first, each with what it holds: one statement. */
export async function readOrders(
  db: Database,
  customerId: number,
  at: ViewedAt,
): Promise<InferInput<typeof OrderCard>[]> {
  const rows = await db
    .select({
      order: orders,
      refunded: REFUNDED,
      steps: STEPS,
      lines: sql<InferInput<typeof OrderCard>["product_info"]>`json_agg(json_build_object(
        'product_name', ${orderLines.productName}, 'product_image', ${orderLines.image}, 'quantity', ${orderLines.quantity}
      ) order by ${orderLines.id})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.customerId, customerId))
    .groupBy(orders.id)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ORDERS_SHOWN);
  return rows.map(({ order, steps, refunded, lines }) => ({
    ...summaryOf(order, steps, refunded, at),
    product_info: lines,
  }));
}

const wireAddress = ({ city: _, state: __, ...address }: OrderAddress) => address;

interface LineRow {
  readonly line: typeof orderLines.$inferSelect;
  /** What the customer gave the product; null before that. */
  readonly rating: number | null;
  /** Why the shop hides that review; null where others may see it. */
  readonly hidden: string | null;
}

/** A review that was hidden before reasons were kept has none. */
const HIDDEN_BECAUSE = sql<
  string | null
>`case when ${reviews.state} = 'hidden' then coalesce(${reviews.hiddenReason}, '') end`;

const wireLine = ({ line, rating, hidden }: LineRow): InferInput<typeof OrderLine> => ({
  id: line.id,
  product_id: line.productId,
  product_name: line.productName,
  product_image: line.image,
  quantity: line.quantity,
  withdrawn: line.withdrawn || undefined,
  selling_price: toRupees(line.price),
  tax_name: `GST ${line.gstRate}%`,
  product_total: toRupees(line.total),
  is_rated: rating !== null,
  product_rating_by_user: rating,
  ...(hidden === null ? {} : { review_hidden: hidden }),
  ...wireSaving({ ...line, mrp: null }),
});

/** What goes back of an order's money. One that a gateway refused is still owed: staff sees to it. */
async function readRefunds(db: Database, orderId: number): Promise<InferInput<typeof Order>["refunds"]> {
  const rows = (await findRefunds(db, orderId)).filter(({ amount }) => amount > 0);
  return rows.map(({ amount, state, requestedAt, settledAt }) => ({
    amount: toRupees(amount),
    is_paid: state === "done",
    at: (state === "done" && settledAt ? settledAt : requestedAt).toISOString(),
  }));
}

async function readPast(db: Database, orderId: number) {
  const [past] = await db.select({ refunded: REFUNDED, steps: STEPS }).from(orders).where(eq(orders.id, orderId));
  if (!past) throw new Error(`Order ${orderId} was read, but does not exist`);
  return past;
}

/** One order of the customer; undefined when there is none such, or it is somebody else's. */
export async function readOrder(
  db: Database,
  customerId: number,
  id: number,
  at: ViewedAt,
): Promise<InferInput<typeof Order> | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return (
    order && {
      ...(await wireOrder(db, order, at)),
      refunds: await readRefunds(db, id),
      notes: await readNotesToCustomer(db, id),
      changes: checkOrderChange(order, "customer").ok ? await countChanges(db, id) : undefined,
    }
  );
}

/** An order as it is answered, with all that belongs to it. */
export async function wireOrder(db: Database, order: OrderRow, at: ViewedAt): Promise<InferInput<typeof Order>> {
  const { id, customerId } = order;
  const [{ refunded, steps }, lines, notes, returns, mates] = await Promise.all([
    readPast(db, id),
    db
      .select({ line: orderLines, rating: reviews.rating, hidden: HIDDEN_BECAUSE })
      .from(orderLines)
      .leftJoin(reviews, and(eq(reviews.productId, orderLines.productId), eq(reviews.customerId, customerId)))
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.id)),
    findCreditNotes(db, id),
    readReturns(db, id),
    wireMates(db, order),
  ]);
  const products = lines.map(wireLine);
  const creditNotes = notes.map(({ number }) => number);
  return {
    ...summaryOf(order, steps, refunded, at),
    billing_address: wireAddress(order.billingAddress),
    shipping_address: wireAddress(order.shippingAddress),
    product_info: products,
    rated_product_info: products.filter(({ is_rated }) => is_rated),
    product_total: toRupees(order.productTotal),
    tax_amt: toRupees(order.tax),
    shipping_amt: toRupees(order.shipping),
    cash_fee_amt: toRupees(order.cashFee),
    discount_amt: toRupees(order.discount),
    discount_name: order.discountName,
    gift_voucher_amt: toRupees(order.giftVoucher),
    used_coin: order.usedCoins,
    is_gift: order.isGift,
    gift_message: order.giftMessage,
    applied_voucher_code: order.voucherCode,
    timeline: timelineOf(steps),
    tracking: hasLeft(order.orderStatus) ? wireTracking(order) : null,
    credit_note: creditNotes.at(-1),
    credit_notes: creditNotes,
    ...mates,
    undelivered_on: order.undeliveredOn,
    is_sent_again: order.isSentAgain,
    return_requested_at: order.returnRequestedAt?.toISOString(),
    returns: returns.map(wireReturn),
    subscription_id: order.subscriptionId,
  };
}

/** An order as its tracking link tells of it: nothing of who gets what, or where. */
export async function readTracked(
  db: Database,
  id: number,
  at: ViewedAt,
): Promise<InferInput<typeof TrackedOrder> | undefined> {
  const [row] = await db
    .select({ order: orders, refunded: REFUNDED, steps: STEPS })
    .from(orders)
    .where(eq(orders.id, id));
  if (!row) return undefined;
  const { order_id, order_date, delivery_date, order_status, status_since, promised_on, pay_type, is_paid } = summaryOf(
    row.order,
    row.steps,
    row.refunded,
    at,
  );
  return {
    ...{ order_id, order_date, delivery_date, order_status, status_since, promised_on, pay_type, is_paid },
    timeline: timelineOf(row.steps),
    tracking: hasLeft(row.order.orderStatus) ? wireTracking(row.order) : null,
  };
}
