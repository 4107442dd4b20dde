import {
  CASH_ON_DELIVERY,
  correctParcel,
  type ParsedRequest,
  progressOrder,
  type RequestOf,
  shipParcel,
  staffOrder,
  staffOrders,
  type WireReplyOf,
  withdrawOrder,
} from "@store/api-client/contract";
import { hasPermission, orderActionsOf, toRupees } from "@store/domain";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { type OrderTracking, orderLines, orders, payments as paymentRows } from "../../../db/schema/index.ts";
import { HttpError, httpError } from "../../../http/http-error.ts";
import type { StaffMember } from "../../../identity/shopper.ts";
import type { Backend } from "../../backend.ts";
import {
  acceptOrder,
  cancelOrder,
  correctTracking,
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
import {
  allWords,
  asItBegins,
  type Bindable,
  hasWords,
  hasWordsToo,
  isWithin,
  periodOf,
  typedWords,
} from "../shared/list-conditions.ts";
import { listPage } from "../shared/list-page.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../shared/messages.ts";
import { preparedList } from "../shared/prepared-list.ts";
import { readHistory } from "./order-history.ts";
import { isInView, type ViewMoment, viewValues } from "./order-views.ts";
import { readOrderRefunds } from "./refunds.ts";

type Query = ParsedRequest<typeof staffOrders>["query"];
type Filters = Omit<Query, "page">;

/** A word as it begins. Digits also find the order of that number, without its zeros. */
const termOf = (word: string): string =>
  /^\d+$/.test(word) && word.length < ORDER_NUMBER_DIGITS
    ? `(${asItBegins(word)} | ${word.padStart(ORDER_NUMBER_DIGITS, "0")})`
    : asItBegins(word);

/** Four digits or more are in few orders, if they are no year: those are in the numbers of all. */
const isRare = (word: string): boolean => /^\d{4,}$/.test(word) && !/^20\d\d$/.test(word);

/**
 * Full-text queries of what was typed: "asha 9876" finds Asha's orders with that mobile. Orders are found by `words`, and
 * have `otherWords` too: names where there is a number, as thousands may have the name. None when there is no word.
 */
export function orderSearch(text: string): { words: string | undefined; otherWords?: string | undefined } {
  const typed = typedWords(text);
  const names = typed.filter((word) => !isRare(word));
  const words = allWords(typed.filter(isRare), termOf);
  const otherWords = allWords(names, termOf);
  return words === undefined ? { words: otherWords } : { words, otherWords };
}

const PAYMENTS = {
  paid: sql`${orders.isPaid}`,
  cash: sql`not ${orders.isPaid} and ${orders.payType} = ${CASH_ON_DELIVERY}`,
  unpaid: sql`not ${orders.isPaid} and ${orders.payType} <> ${CASH_ON_DELIVERY}`,
} as const;

/** What is given to the statement of a list of orders. */
export const orderValues = ({ order_status, show, city, from, to, search }: Filters, at: ViewMoment) => ({
  order_status,
  city: city || undefined,
  ...periodOf({ from, to }),
  ...orderSearch(search ?? ""),
  ...(show ? viewValues(show, at) : {}),
});

/** What is written into it. */
type Choices = Pick<Filters, "payment" | "show">;
type Values = Bindable<ReturnType<typeof orderValues>>;

/** Which orders a list asks for. */
export function orderConditions(
  db: Database,
  { payment, show }: Choices,
  { order_status, city, from, to, words, otherWords, ...values }: Values,
): SQL | undefined {
  return and(
    order_status && eq(orders.orderStatus, order_status),
    payment && PAYMENTS[payment],
    show && isInView(db, show, values),
    city ? eq(orders.city, city) : undefined,
    isWithin(orders.placedAt, { from, to }),
    hasWords(orders.search, words),
    hasWordsToo(orders.search, otherWords),
  );
}

/** How many pieces an order has. By the table's name: alone in a statement, a column is written without it. */
export const PIECES_OF_ORDER =
  sql`(select coalesce(sum(quantity), 0) from ${orderLines} where order_id = ${orders}.id)`.mapWith(Number);

interface Packed {
  readonly product_name: string;
  readonly quantity: number;
}

/** What is to be packed of an order, in the order's own order, which the lines' index has. */
const PRODUCTS_OF_ORDER = sql<Packed[]>`(
  select coalesce(json_agg(line), '[]')
  from (select product_name, quantity from ${orderLines} where order_id = ${orders}.id order by id) line
)`;

/** What the list shows of an order. */
const LISTED = {
  id: orders.id,
  number: orders.number,
  placedAt: orders.placedAt,
  orderStatus: orders.orderStatus,
  payType: orders.payType,
  isPaid: orders.isPaid,
  finalTotal: orders.finalTotal,
  fullName: sql<string>`${orders.shippingAddress} ->> 'full_name'`,
  mobile: sql<string>`${orders.shippingAddress} ->> 'mobile_no'`,
  city: orders.city,
  products: PRODUCTS_OF_ORDER,
  returnRequestedAt: orders.returnRequestedAt,
} as const;

const listOrders = (db: Database) =>
  preparedList(db, {
    ...{ name: "orders", table: orders },
    where: (choices: Choices, values: Values) => orderConditions(db, choices, values),
    orderBy: () => [desc(orders.placedAt), desc(orders.id)],
    select: (where, orderBy) =>
      db
        .select(LISTED)
        .from(orders)
        .where(where)
        .orderBy(...orderBy),
  });

/** Whether an order was paid at its door. */
const isCashCollected = ({ isPaid, payType, deliveredAt, finalTotal }: OrderRow): boolean =>
  isPaid && payType === CASH_ON_DELIVERY && deliveredAt !== null && finalTotal > 0;

type ParcelBody = Omit<RequestOf<typeof correctParcel>["body"], "seen_number">;

const trackingOf = ({ courier, tracking_number: number, tracking_url: url }: ParcelBody): OrderTracking => ({
  ...{ courier, number },
  ...(url ? { url } : {}),
});

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
  const list = listOrders(db);
  serve(staffOrders, async ({ query: { page, ...filters } }) => {
    const { payment, show } = filters;
    const [rows, count] = await list({
      choices: { payment, show },
      values: orderValues(filters, { gateway: payments.gateway.name, now: clock() }),
      page,
    });
    // Written out: to copy the rest of each row takes as long as to read the page.
    const data = rows.map((order) => ({
      id: order.id,
      order_id: order.number,
      order_date: order.placedAt.toISOString(),
      order_status: order.orderStatus,
      pay_type: order.payType,
      is_paid: order.isPaid,
      final_total: toRupees(order.finalTotal),
      full_name: order.fullName,
      mobile_no: order.mobile,
      city: order.city,
      products: order.products,
      pieces: order.products.reduce((sum, { quantity }) => sum + quantity, 0),
      return_requested_at: order.returnRequestedAt?.toISOString(),
    }));
    return listPage(data, count);
  });

  serve(staffOrder, async ({ params: { id }, customer }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const [wired, invoice, refunded, begunPayments, events] = await Promise.all([
      wireOrder(db, order),
      findInvoice(db, id),
      readOrderRefunds(db, order, customer, { gateway: payments.gateway.name, now: clock() }),
      readPayments(db, id),
      readHistory(db, id),
    ]);
    const data = {
      ...wired,
      invoice: invoice?.number,
      return_reason: order.returnReason,
      cash_collected: isCashCollected(order) ? toRupees(order.finalTotal) : undefined,
      customer_id: hasPermission(customer.staff.role, "customers") ? order.customerId : undefined,
      ...refunded,
      payments: begunPayments,
      events,
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

  serve(shipParcel, async ({ params, body, customer }) =>
    answer(await shipOrder(db, stepOf(params.id, customer, body.order_status), trackingOf(body))),
  );

  serve(correctParcel, async ({ params, body, customer }) => {
    const { id: orderId } = params;
    const { customerId: staffId } = customer;
    const correction = { orderId, staffId, seenNumber: body.seen_number, tracking: trackingOf(body), now: clock() };
    return answer(await correctTracking(db, correction));
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
