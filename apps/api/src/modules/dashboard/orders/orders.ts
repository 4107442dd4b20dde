import {
  CASH_ON_DELIVERY,
  type ParsedRequest,
  progressOrder,
  shipParcel,
  staffOrder,
  staffOrders,
  type WireReplyOf,
  withdrawOrder,
} from "@store/api-client/contract";
import { calendarDate, DAY_MS, hasPermission, orderActionsOf, startOfDay, toRupees } from "@store/domain";
import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { orderLines, orders, payments as paymentRows } from "../../../db/schema/index.ts";
import { HttpError, httpError } from "../../../http/http-error.ts";
import type { StaffMember } from "../../../identity/shopper.ts";
import type { Backend } from "../../backend.ts";
import {
  acceptOrder,
  cancelOrder,
  deliverOrder,
  type OrderStep,
  packOrder,
  returnOrder,
  shipOrder,
} from "../../orders/change-order.ts";
import { findInvoice } from "../../orders/issue-invoice.ts";
import { wireOrder } from "../../orders/read-orders.ts";
import type { OrderRow } from "../../orders/reservation.ts";
import { sendRefundsOf } from "../../orders/send-refunds.ts";
import { ORDER_NUMBER_DIGITS } from "../../orders/write-order.ts";
import { typedWords } from "../shared/list-conditions.ts";
import { listPage, readPage } from "../shared/list-page.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../shared/messages.ts";
import { readHistory } from "./order-history.ts";
import { isInView } from "./order-views.ts";
import { readRefundable, readRefunds } from "./refunds.ts";

type Query = ParsedRequest<typeof staffOrders>["query"];
type Filters = Omit<Query, "page">;

/**
 * A full-text query of words as they begin: "asha 9876" finds Asha's orders with that mobile. Digits also find the order
 * of that number, without its zeros. Undefined when there is no word.
 */
export function orderSearch(text: string): string | undefined {
  const terms = typedWords(text).map((word) =>
    /^\d+$/.test(word) && word.length < ORDER_NUMBER_DIGITS
      ? `(${word}:* | ${word.padStart(ORDER_NUMBER_DIGITS, "0")})`
      : `${word}:*`,
  );
  return terms.length > 0 ? terms.join(" & ") : undefined;
}

const PAYMENTS = {
  paid: sql`${orders.isPaid}`,
  cash: sql`not ${orders.isPaid} and ${orders.payType} = ${CASH_ON_DELIVERY}`,
  unpaid: sql`not ${orders.isPaid} and ${orders.payType} <> ${CASH_ON_DELIVERY}`,
} as const;

/** Which orders a list asks for. */
export function orderConditions(db: Database, query: Filters, now: Date): SQL | undefined {
  const { order_status, payment, show, city, from, to, search } = query;
  const [first, last] = [calendarDate(from ?? ""), calendarDate(to ?? "")];
  const words = search && orderSearch(search);
  return and(
    order_status && eq(orders.orderStatus, order_status),
    payment && PAYMENTS[payment],
    show && isInView(db, show, now),
    city ? eq(orders.city, city) : undefined,
    first && gte(orders.placedAt, startOfDay(first)),
    // To its last millisecond: the last day that there is has no next one.
    last && lte(orders.placedAt, new Date(startOfDay(last).getTime() + DAY_MS - 1)),
    words ? sql`${orders.search} @@ to_tsquery('simple', ${words})` : undefined,
  );
}

/** How many pieces an order has. By the table's name: alone in a statement, a column is written without it. */
export const PIECES_OF_ORDER =
  sql`(select coalesce(sum(quantity), 0) from ${orderLines} where order_id = ${orders}.id)`.mapWith(Number);

interface Packed {
  readonly product_name: string;
  readonly quantity: number;
}

/** What is to be packed of an order, in the order's own order. */
const PRODUCTS_OF_ORDER = sql<Packed[]>`(
  select coalesce(json_agg(json_build_object('product_name', product_name, 'quantity', quantity) order by id), '[]')
  from ${orderLines} where order_id = ${orders}.id
)`;

/** What the list shows of an order. */
const LISTED = {
  id: orders.id,
  order_id: orders.number,
  placedAt: orders.placedAt,
  order_status: orders.orderStatus,
  pay_type: orders.payType,
  is_paid: orders.isPaid,
  finalTotal: orders.finalTotal,
  full_name: sql<string>`${orders.shippingAddress} ->> 'full_name'`,
  mobile_no: sql<string>`${orders.shippingAddress} ->> 'mobile_no'`,
  city: orders.city,
  products: PRODUCTS_OF_ORDER,
  returnRequestedAt: orders.returnRequestedAt,
} as const;

/** A page of the orders that fit, and how many fit. Pages before it are skipped by the index, without what is in them. */
async function findOrders(db: Database, query: Query, now: Date) {
  const where = orderConditions(db, query, now);
  const newestFirst = [desc(orders.placedAt), desc(orders.id)];
  const [rows, total] = await readPage(db, { table: orders, where, page: query.page }, ({ limit, offset }) => {
    const ofPage = db
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset);
    return db
      .select(LISTED)
      .from(orders)
      .where(sql`${orders.id} = any(array(${ofPage}))`)
      .orderBy(...newestFirst);
  });
  const data = rows.map(({ placedAt, finalTotal, returnRequestedAt, ...order }) => ({
    ...order,
    pieces: order.products.reduce((sum, { quantity }) => sum + quantity, 0),
    order_date: placedAt.toISOString(),
    final_total: toRupees(finalTotal),
    return_requested_at: returnRequestedAt?.toISOString(),
  }));
  return listPage(data, total);
}

/** Whether an order was paid at its door. */
const isCashCollected = ({ isPaid, payType, deliveredAt, finalTotal }: OrderRow): boolean =>
  isPaid && payType === CASH_ON_DELIVERY && deliveredAt !== null && finalTotal > 0;

/** What a member of staff may do with an order now. */
const actionsFor = (order: OrderRow, { staff }: StaffMember) =>
  orderActionsOf({ ...order, isCash: order.payType === CASH_ON_DELIVERY }, "staff").filter(
    (action) => (action !== "cancel" && action !== "return") || hasPermission(staff.role, "refunds"),
  );

type WirePayment = WireReplyOf<typeof staffOrder>["data"]["payments"][number];

/** The payments that were begun for an order, oldest first: what becomes of one is looked up at its gateway. */
async function readPayments(db: Database, orderId: number): Promise<WirePayment[]> {
  const rows = await db
    .select()
    .from(paymentRows)
    .where(and(eq(paymentRows.purpose, "order"), eq(paymentRows.subjectId, orderId)))
    .orderBy(asc(paymentRows.createdAt));
  return rows.map(({ txnId, gateway, state, amount, createdAt, gatewayReference }) => ({
    ...{ txn_id: txnId, gateway, state, reference: gatewayReference },
    amount: toRupees(amount),
    begun_at: createdAt.toISOString(),
  }));
}

const PROGRESS = { accept: acceptOrder, pack: packOrder, deliver: deliverOrder } as const;

/** The shop's orders, for those who pack, send and cancel them. */
export function staffOrderRoutes({ serve, db, clock, payments }: Backend): void {
  serve(staffOrders, ({ query }) => findOrders(db, query, clock()));

  serve(staffOrder, async ({ params: { id }, customer }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const data = {
      ...(await wireOrder(db, order)),
      invoice: (await findInvoice(db, id))?.number,
      return_reason: order.returnReason,
      cash_collected: isCashCollected(order) ? toRupees(order.finalTotal) : undefined,
      customer_id: hasPermission(customer.staff.role, "customers") ? order.customerId : undefined,
      ...(await readRefundable(db, order, customer, payments.gateway.name)),
      refunds: await readRefunds(db, id, payments.gateway.name),
      payments: await readPayments(db, id),
      events: await readHistory(db, id),
      actions: [...actionsFor(order, customer)],
    };
    return { status: true, data };
  });

  const stepOf = (orderId: number, { customerId }: StaffMember, seenStatus: string): OrderStep => ({
    ...{ orderId, seenStatus },
    actor: "staff",
    staffId: customerId,
    now: clock(),
  });
  const answer = (changed: OrderRow | HttpError) =>
    changed instanceof HttpError ? changed : { status: true, data: { order_status: changed.orderStatus } };

  serve(progressOrder, async ({ params, body, customer }) =>
    answer(await PROGRESS[body.action](db, stepOf(params.id, customer, body.order_status))),
  );

  serve(shipParcel, async ({ params, body, customer }) => {
    const { order_status, courier, tracking_number: number, tracking_url: url } = body;
    const tracking = { courier, number, ...(url ? { url } : {}) };
    return answer(await shipOrder(db, stepOf(params.id, customer, order_status), tracking));
  });

  serve(withdrawOrder, async ({ params, body, customer }) => {
    const step = { ...stepOf(params.id, customer, body.order_status), ...(body.note ? { note: body.note } : {}) };
    const changed =
      body.action === "cancel"
        ? await cancelOrder(db, step)
        : await returnOrder(db, step, { isRestocked: body.restock === true });
    if (!(changed instanceof HttpError)) await sendRefundsOf({ db, payment: payments.gateway }, params.id, clock());
    return answer(changed);
  });
}
