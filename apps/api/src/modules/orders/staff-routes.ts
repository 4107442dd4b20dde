import {
  CASH_ON_DELIVERY,
  correctParcel,
  type ParsedRequest,
  progressOrder,
  type RequestOf,
  sendParcelAgain,
  shipParcel,
  staffOrder,
  staffOrders,
  undeliveredParcel,
  type WireReplyOf,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  calendarDate,
  checkOrderChange,
  checkPaidChange,
  checkTrackingNumber,
  isPinCode,
  isRefundDue,
  NOT_PERMITTED,
  ORDER_PACKED,
  type OrderAction,
  orderActionsOf,
  toRupees,
  UNDELIVERED_DAY,
} from "@store/domain";
import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  type OrderTracking,
  orderLines,
  orders,
  payments as paymentRows,
  pinCodeOf,
  refunds,
} from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { StaffMember } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { readOrderMoney } from "../payouts/order-money.ts";
import {
  allWords,
  asItBegins,
  type Bindable,
  hasWords,
  hasWordsToo,
  isWithin,
  periodOf,
  typedWords,
} from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { readBatchesOfOrders } from "../stock/read-batches.ts";
import { checkAddable } from "./add-goods.ts";
import { findInParcel } from "./additions.ts";
import { findUnclearBooking } from "./book-parcel.ts";
import {
  acceptOrder,
  cancelOrder,
  correctTracking,
  deliverOrder,
  type OrderStep,
  packOrder,
  recordUndelivered,
  refundUndelivered,
  returnOrder,
  sendOrderAgain,
} from "./change-order.ts";
import { findInvoice } from "./issue-invoice.ts";
import { CHANGES_OF_ORDER, countChanges } from "./order-events.ts";
import { readHistory } from "./order-history.ts";
import { readNotes } from "./order-notes.ts";
import { REFUNDED, wireStanding } from "./paid-back.ts";
import { wireOrder } from "./read-orders.ts";
import type { OrderRow } from "./reservation.ts";
import { sendRefundsOf } from "./send-refunds.ts";
import { shipTogether } from "./ship-parcel.ts";
import { readOrderRefunds } from "./staff-refunds.ts";
import { readStaffReturns, staffReturnEnds } from "./staff-returns.ts";
import { isInView, type ViewMoment, viewValues } from "./staff-views.ts";
import { wireTracking } from "./wire-tracking.ts";
import { ORDER_NUMBER_DIGITS } from "./write-order.ts";

type Query = ParsedRequest<typeof staffOrders>["query"];
type Filters = Omit<Query, "page">;

/** A word as it begins. Digits also find the order of that number, without its zeros. */
const termOf = (word: string): string =>
  /^\d+$/.test(word) && word.length < ORDER_NUMBER_DIGITS
    ? `(${asItBegins(word)} | ${word.padStart(ORDER_NUMBER_DIGITS, "0")})`
    : asItBegins(word);

/** Four digits or more are in few orders, if they are no year: those are in the numbers of all. */
const isRare = (word: string): boolean => /^\d{4,}$/.test(word) && !/^20\d\d$/.test(word);

interface OrderSearch {
  readonly words: string | undefined;
  readonly pinCode?: string | undefined;
  readonly otherWords?: string | undefined;
}

/**
 * Full-text queries of what was typed: "asha 9876" finds Asha's orders with that mobile. Orders are found by `words`, or by
 * the PIN code that they go to, and have `otherWords` too: names where there is a number, as thousands may have the name.
 * None when there is no word.
 */
export function orderSearch(text: string): OrderSearch {
  const typed = typedWords(text);
  const names = typed.filter((word) => !isRare(word));
  const numbers = typed.filter(isRare);
  const words = allWords(numbers, termOf);
  const otherWords = allWords(names, termOf);
  if (words === undefined) return { words: otherWords };
  // It stands alone: the digits of SO-2026-380015 are a number's.
  const pinCode = numbers.length === 1 ? text.split(/\s+/).find(isPinCode) : undefined;
  return { words, pinCode, otherWords };
}

/** The condition of a search. */
export const isOrderFound = ({ words, pinCode, otherWords }: Bindable<OrderSearch>): SQL | undefined =>
  and(
    or(hasWords(orders.search, words), pinCode ? eq(pinCodeOf(orders.shippingAddress), pinCode) : undefined),
    hasWordsToo(orders.search, otherWords),
  );

const PAYMENTS = {
  paid: sql`${orders.isPaid}`,
  cash: sql`not ${orders.isPaid} and ${orders.payType} = ${CASH_ON_DELIVERY}`,
  unpaid: sql`not ${orders.isPaid} and ${orders.payType} <> ${CASH_ON_DELIVERY}`,
  refunded: sql`${orders.id} in (select order_id from ${refunds} where state = 'done')`,
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
  { order_status, city, from, to, words, pinCode, otherWords, ...values }: Values,
): SQL | undefined {
  return and(
    order_status && eq(orders.orderStatus, order_status),
    payment && PAYMENTS[payment],
    show && isInView(db, show, values),
    city ? eq(orders.city, city) : undefined,
    isWithin(orders.placedAt, { from, to }),
    isOrderFound({ words, pinCode, otherWords }),
  );
}

/** How many pieces of an order are sent. By the table's name: alone in a statement, a column is written without it. */
export const PIECES_OF_ORDER =
  sql`(select coalesce(sum(quantity - withdrawn), 0) from ${orderLines} where order_id = ${orders}.id)`.mapWith(Number);

interface Packed {
  readonly product_name: string;
  readonly quantity: number;
}

/** What is to be packed of an order, in the order's own order, which the lines' index has. */
const PRODUCTS_OF_ORDER = sql<Packed[]>`(
  select coalesce(json_agg(line), '[]')
  from (
    select product_name, quantity - withdrawn quantity from ${orderLines}
    where order_id = ${orders}.id and quantity > withdrawn order by id
  ) line
)`;

/** The order in whose parcel an order goes. */
const GOES_WITH = sql<{ id: number; order_id: string; order_status: string } | null>`(
  select json_build_object('id', first.id, 'order_id', first.number, 'order_status', first.order_status)
  from ${orders} first where first.id = ${orders}.goes_with
)`;

/** What was added to an order and is not cancelled, oldest first. */
const ADDITIONS = sql<{ order_id: string; is_payable: boolean }[] | null>`(
  select json_agg(json_build_object(
    'order_id', added.number, 'is_payable', added.is_paid or added.pay_type = 'Cash on Delivery'
  ) order by added.id)
  from ${orders} added where added.goes_with = ${orders}.id and added.order_status <> 'Cancelled'
)`;

/** Whom an order's parcel is for. */
export const RECEIVER = sql<string>`${orders.shippingAddress} ->> 'full_name'`;

/** What the list shows of an order. */
const LISTED = {
  id: orders.id,
  number: orders.number,
  placedAt: orders.placedAt,
  orderStatus: orders.orderStatus,
  payType: orders.payType,
  isPaid: orders.isPaid,
  finalTotal: orders.finalTotal,
  isReleased: orders.isReleased,
  ...REFUNDED,
  fullName: RECEIVER,
  mobile: sql<string>`${orders.shippingAddress} ->> 'mobile_no'`,
  city: orders.city,
  products: PRODUCTS_OF_ORDER,
  returnRequestedAt: orders.returnRequestedAt,
  tracking: orders.tracking,
  changeCount: CHANGES_OF_ORDER,
  goesWith: GOES_WITH,
  additions: ADDITIONS,
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

/** Runs a step with the parcel that the request names, if its carrier has the number that it needs. */
async function withTracking<T>(
  { courier, tracking_number: typed, tracking_url: url }: ParcelBody,
  step: (tracking: OrderTracking) => Promise<T>,
): Promise<T | HttpError> {
  const number = checkTrackingNumber(courier, typed ?? "");
  if (!number.ok) return httpError(400, number.refusal, { field: "tracking_number" });
  return step({ courier, number: number.value, ...(url && number.value ? { url } : {}) });
}

/** Money may go back by these. */
const PAYS_BACK: ReadonlySet<OrderAction> = new Set(["cancel", "return", "give back"]);

/** What a member of staff may do with an order now. */
const actionsFor = (order: OrderRow, { staff }: StaffMember) =>
  orderActionsOf({ ...order, isCash: order.payType === CASH_ON_DELIVERY }, "staff").filter(
    (action) => !PAYS_BACK.has(action) || staff.permissions.includes("refunds"),
  );

/** Whether a member of staff may change what an order holds: of a paid one, money goes back. */
const mayChange = (order: OrderRow, { staff }: StaffMember): boolean =>
  order.isPaid
    ? checkPaidChange(order).ok && staff.permissions.includes("refunds")
    : checkOrderChange(order, "staff").ok && staff.permissions.includes("customers");

/** Whether a member of staff may add goods to an order. */
const mayAdd = (order: OrderRow, { staff }: StaffMember): boolean =>
  checkAddable(order).ok && staff.permissions.includes("customers");

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

const WITHDRAW = { cancel: cancelOrder, return: returnOrder, "give back": refundUndelivered } as const;
const PROGRESS = { accept: acceptOrder, pack: packOrder, deliver: deliverOrder } as const;

/** The shop's orders, for those who pack, send and cancel them. */
export function staffOrderRoutes({ serve, db, clock, policy, payments, courier }: Backend): void {
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
      ...wireStanding(order, order),
      final_total: toRupees(order.finalTotal),
      full_name: order.fullName,
      mobile_no: order.mobile,
      city: order.city,
      products: order.products,
      pieces: order.products.reduce((sum, { quantity }) => sum + quantity, 0),
      return_requested_at: order.returnRequestedAt?.toISOString(),
      tracking: order.tracking && { courier: order.tracking.courier, number: order.tracking.number },
      change_count: order.changeCount,
      goes_with: order.goesWith,
      additions: order.additions,
    }));
    return listPage(data, count);
  });

  serve(staffOrder, async ({ params: { id }, customer }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const [
      wired,
      invoice,
      refunded,
      returns,
      begunPayments,
      events,
      notes,
      changes,
      batches,
      money,
      inParcel,
      unclear,
    ] = await Promise.all([
      wireOrder(db, order, { now: clock(), policy: policy() }),
      findInvoice(db, id),
      readOrderRefunds(db, order, customer, { gateway: payments.gateway.name, now: clock() }),
      readStaffReturns(db, order, customer),
      readPayments(db, id),
      readHistory(db, id),
      readNotes(db, id),
      countChanges(db, id),
      readBatchesOfOrders(db, [id]),
      customer.staff.permissions.includes("sales") ? readOrderMoney(db, order) : undefined,
      findInParcel(db, order),
      findUnclearBooking(db, order),
    ]);
    const data = {
      ...wired,
      tracking: wireTracking(order),
      invoice: invoice?.number,
      batches: batches.map(({ productId, number, bestBefore, pieces }) => ({
        ...{ product_id: productId, number, best_before: bestBefore, pieces },
      })),
      returns,
      return_until: staffReturnEnds(order, customer, clock(), policy())?.toISOString(),
      undelivered_reason: order.undeliveredReason,
      is_refund_due: isRefundDue(order),
      cash_collected: isCashCollected(order) ? toRupees(order.finalTotal) : undefined,
      money,
      customer_id: customer.staff.permissions.includes("customers") ? order.customerId : undefined,
      ...refunded,
      payments: begunPayments,
      events,
      notes,
      changes: mayChange(order, customer) ? changes : undefined,
      change_count: changes,
      in_parcel: [...inParcel],
      is_addable: mayAdd(order, customer),
      maybe_booked_with: unclear,
      books_with: order.orderStatus === ORDER_PACKED && !order.tracking ? courier?.name : undefined,
      actions: [...actionsFor(order, customer)],
    };
    return { status: true, data };
  });

  const stepOf = (orderId: number, { customerId }: StaffMember, seenStatus: string): OrderStep => ({
    ...{ orderId, seenStatus },
    actor: "staff",
    staffId: customerId,
    now: clock(),
    policy: policy(),
  });
  const answer = (changed: OrderRow | HttpError) =>
    changed instanceof HttpError ? changed : { status: true, data: { order_status: changed.orderStatus } };

  serve(progressOrder, async ({ params, body, customer }) =>
    answer(
      await PROGRESS[body.action](db, {
        ...stepOf(params.id, customer, body.order_status),
        seenChanges: body.changes,
      }),
    ),
  );

  serve(shipParcel, async ({ params, body, customer }) =>
    answer(
      await withTracking(body, (tracking) =>
        shipTogether(db, stepOf(params.id, customer, body.order_status), {
          ...{ tracking, seen: body.seen_parcel, additions: body.additions },
        }),
      ),
    ),
  );

  serve(correctParcel, async ({ params, body, customer }) => {
    const { id: orderId } = params;
    const { customerId: staffId } = customer;
    const correction = { orderId, staffId, seenNumber: body.seen_number || null, now: clock() };
    return answer(await withTracking(body, (tracking) => correctTracking(db, { ...correction, tracking })));
  });

  /** A refund that a step asked for is handed to the gateway at once. */
  async function answerRefunded(orderId: number, changed: OrderRow | HttpError) {
    if (!(changed instanceof HttpError)) await sendRefundsOf({ db, payment: payments.gateway }, orderId, clock());
    return answer(changed);
  }

  serve(sendParcelAgain, async ({ params, body, customer }) =>
    answer(
      await withTracking(body, (tracking) =>
        sendOrderAgain(db, stepOf(params.id, customer, body.order_status), tracking),
      ),
    ),
  );

  serve(undeliveredParcel, async ({ params, body, customer }) => {
    const { reason: note, restock: isRestocked = false, refund: isRefunded = false } = body;
    const day = calendarDate(body.day);
    if (!day) return httpError(400, UNDELIVERED_DAY, { field: "day" });
    if (isRefunded && !customer.staff.permissions.includes("refunds")) return httpError(403, NOT_PERMITTED);
    const step = { ...stepOf(params.id, customer, body.order_status), note };
    return answerRefunded(params.id, await recordUndelivered(db, step, { day, isRestocked, isRefunded }));
  });

  serve(withdrawOrder, async ({ params, body, customer }) => {
    const step = { ...stepOf(params.id, customer, body.order_status), ...(body.note ? { note: body.note } : {}) };
    const back = { isRestocked: body.restock === true };
    return answerRefunded(params.id, await WITHDRAW[body.action](db, step, back));
  });
}
