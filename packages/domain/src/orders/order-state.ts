import type { CalendarDate } from "../dates/calendar-date.ts";
import { daysAfter, hasCome } from "../dates/durations.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { parcelWords, type Tracking } from "./carrier.ts";
import { isOrderState, ORDER_DELIVERED, ORDER_SHIPPED, ORDER_UNDELIVERED, type OrderState } from "./order-states.ts";

/** Who moves an order on; `system` is a job or a rule of the store. */
export type OrderActor = "customer" | "staff" | "payment" | "system";

interface Transition {
  readonly to: OrderState;
  /** From which states, and who may. */
  readonly from: Partial<Record<OrderState, readonly OrderActor[]>>;
  /** What it does, as a sentence says it: "cannot be packed". */
  readonly verb: string;
}

const STAFF = ["staff", "system"] as const;
const ANYBODY = ["customer", ...STAFF] as const;

/** Every way from one state to another; there is no other. A drawing of it stands in the README. */
export const ORDER_TRANSITIONS = {
  accept: { to: "Confirmed", from: { Pending: STAFF }, verb: "confirmed" },
  pack: { to: "Packed", from: { Confirmed: STAFF }, verb: "packed" },
  ship: { to: "Shipped", from: { Packed: STAFF }, verb: "shipped" },
  deliver: { to: "Delivered", from: { Shipped: STAFF }, verb: "delivered" },
  cancel: { to: "Cancelled", from: { Pending: ANYBODY, Confirmed: ANYBODY, Packed: STAFF }, verb: "cancelled" },
  /** The parcel came back: nobody took it (C55). */
  undelivered: { to: "Undelivered", from: { Shipped: STAFF }, verb: "recorded as undelivered" },
  "send again": { to: "Shipped", from: { Undelivered: STAFF }, verb: "sent again" },
  /** An order that came back undelivered is refunded. */
  "give back": { to: "Undelivered", from: { Undelivered: STAFF }, verb: "refunded as undelivered" },
  return: { to: "Returned", from: { Delivered: STAFF }, verb: "returned" },
} as const satisfies Record<string, Transition>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

export const cannotBe = (orderStatus: string, verb: string): string =>
  `This order is ${orderStatus.toLowerCase()} and cannot be ${verb}. Please write to our care team!`;

/** An unpaid online order is not processed. */
export const ORDER_WAITS_FOR_PAYMENT = "This order waits for its payment and cannot be confirmed yet.";

type StateRefusal = Refusal<"order-state" | "order-unpaid">;

/**
 * The state that an action leads to, or why it is refused (C45).
 * @param order its `order_status`; an unknown one leads nowhere.
 */
export function nextOrderState(
  orderStatus: string,
  action: OrderAction,
  actor: OrderActor,
): Outcome<OrderState, StateRefusal> {
  const { to, from, verb }: Transition = ORDER_TRANSITIONS[action];
  const allowed = isOrderState(orderStatus) ? from[orderStatus] : undefined;
  if (allowed?.includes(actor)) return accept(to);
  return refuse({ code: "order-state", params: { orderStatus, action }, message: cannotBe(orderStatus, verb) });
}

const isOrderAction = (name: string): name is OrderAction => name in ORDER_TRANSITIONS;

interface ActedOn extends ReturnedParcel {
  readonly isCash: boolean;
}

/** What an order's state alone does not say of an action. */
function fits(order: ActedOn, action: OrderAction): boolean {
  if (action === "accept") return checkOrderCanProceed(order).ok;
  if (action === "send again") return checkSecondSending(order).ok;
  return action !== "give back" || isRefundDue(order);
}

/**
 * What somebody may do with an order now, in the order of its life. An unpaid online order waits for its payment; one
 * that came back is sent again once.
 */
export const orderActionsOf = (order: ActedOn, actor: OrderActor): readonly OrderAction[] =>
  Object.keys(ORDER_TRANSITIONS)
    .filter(isOrderAction)
    .filter((action) => nextOrderState(order.orderStatus, action, actor).ok && fits(order, action));

/** Somebody else was quicker: what was seen is not what the order is now. */
export const orderChangedMeanwhile = (orderStatus: string): string =>
  `This order is ${orderStatus.toLowerCase()} by now. Please look at it again!`;

/** Whether an order is still as somebody saw it who acts on it. */
export const checkOrderUnchanged = (orderStatus: string, seen: string): Outcome<true, Refusal<"order-changed">> =>
  orderStatus === seen
    ? accept(true)
    : refuse({ code: "order-changed", params: { orderStatus }, message: orderChangedMeanwhile(orderStatus) });

/** Whether an order can be worked on: it is paid, or will be on delivery. */
export const checkOrderCanProceed = (order: {
  readonly isPaid: boolean;
  readonly isCash: boolean;
}): Outcome<true, StateRefusal> =>
  order.isPaid || order.isCash ? accept(true) : refuse({ code: "order-unpaid", message: ORDER_WAITS_FOR_PAYMENT });

export const PARCEL_NOT_ON_ITS_WAY = "A parcel can be corrected only while it is on its way.";
/** @param number under which the parcel travels by now; null: under none. */
export const parcelChangedMeanwhile = (number: string | null): string =>
  `This parcel has ${number === null ? "no number" : `the number ${number}`} by now. Please look at it again!`;

/** Whether the courier and the number of an order's parcel can be corrected, as somebody saw it who does so. */
export function checkParcelCorrection(
  order: { readonly orderStatus: string; readonly trackingNumber: string | null },
  seenNumber: string | null,
): Outcome<true, Refusal<"parcel-not-on-its-way" | "parcel-changed">> {
  if (order.orderStatus !== ORDER_SHIPPED)
    return refuse({ code: "parcel-not-on-its-way", message: PARCEL_NOT_ON_ITS_WAY });
  return order.trackingNumber === seenNumber
    ? accept(true)
    : refuse({
        code: "parcel-changed",
        params: { trackingNumber: order.trackingNumber },
        message: parcelChangedMeanwhile(order.trackingNumber),
      });
}

/** @param parcel the courier and the number that an order has by now; undefined: none. */
export const handOverChangedMeanwhile = (parcel: string | undefined): string =>
  `This order has ${parcel === undefined ? "no tracking number" : `the parcel ${parcel}`} by now. Please look at it again!`;

/** Whether the parcel of an order that is handed over is still the one that somebody saw: a file may have corrected it. */
export function checkHandOver(
  parcel: Tracking | null,
  seen: Tracking | null,
): Outcome<true, Refusal<"parcel-changed">> {
  const [now, then] = [parcel, seen].map((one) => (one ? parcelWords(one) : undefined));
  return now === then
    ? accept(true)
    : refuse({ code: "parcel-changed", params: { parcel: now ?? "" }, message: handOverChangedMeanwhile(now) });
}

/** An order whose parcel may have come back (C55). */
export interface ReturnedParcel {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  /** Its voucher, coins and money were refunded. */
  readonly isReleased: boolean;
  /** It came back once before, and was sent again. */
  readonly isSentAgain: boolean;
}

/** What couriers say of a parcel that comes back. */
export const UNDELIVERED_REASONS = [
  "Nobody was there.",
  "It was refused at the door.",
  "The address was not found.",
  "There was no cash at the door.",
] as const;

/** A paid order came back: all of its money is due to be refunded, unless it is sent again. */
export const isRefundDue = ({ orderStatus, isPaid, isReleased }: Omit<ReturnedParcel, "isSentAgain">): boolean =>
  orderStatus === ORDER_UNDELIVERED && isPaid && !isReleased;

export const SENT_AGAIN_BEFORE = "This order was sent again before. Please ask the customer to place a new order!";
export const PAID_BACK_BEFORE = "This order has been refunded. Please ask the customer to place a new order!";

/**
 * Whether an order that came back can be sent again: once (C55), and not after it was refunded. One to be paid
 * on delivery takes its voucher and its coins again.
 */
export function checkSecondSending({
  isPaid,
  isReleased,
  isSentAgain,
}: Omit<ReturnedParcel, "orderStatus">): Outcome<true, Refusal<"sent-again-before" | "paid-back-before">> {
  if (isSentAgain) return refuse({ code: "sent-again-before", message: SENT_AGAIN_BEFORE });
  return isPaid && isReleased ? refuse({ code: "paid-back-before", message: PAID_BACK_BEFORE }) : accept(true);
}

export const UNDELIVERED_DAY = "Please choose a day from its shipping until today!";

/** Whether a parcel can have come back on a day. */
export const checkUndeliveredDay = (
  day: CalendarDate,
  { shippedOn, today }: { readonly shippedOn: CalendarDate | undefined; readonly today: CalendarDate },
): Outcome<CalendarDate, Refusal<"undelivered-day">> =>
  day > today || (shippedOn !== undefined && day < shippedOn)
    ? refuse({ code: "undelivered-day", message: UNDELIVERED_DAY })
    : accept(day);

export const RETURN_NOT_DELIVERED = "Only an order that was delivered can be returned.";
export const returnOver = (days: number): string =>
  `Return requests are accepted within ${days} days of delivery. Please write to our care team!`;
export const RETURN_REASON_MAXIMUM_LENGTH = 500;

/** Whether a customer may ask to return an order [R113]: the goods are looked at before staff takes them back. */
export function checkReturnRequest(
  order: { readonly orderStatus: string; readonly deliveredAt: Date | null },
  now: Date,
  { returns }: Policy,
): Outcome<Date, Refusal<"return-not-delivered" | "return-over">> {
  const { orderStatus, deliveredAt } = order;
  if (orderStatus !== ORDER_DELIVERED || deliveredAt === null)
    return refuse({ code: "return-not-delivered", message: RETURN_NOT_DELIVERED });
  return hasCome(daysAfter(deliveredAt, returns.requestDays), now)
    ? refuse({ code: "return-over", params: { days: returns.requestDays }, message: returnOver(returns.requestDays) })
    : accept(deliveredAt);
}

/** Until when a return of an order can be asked for; undefined when it cannot [R113]. */
export function returnRequestEnds(
  order: Parameters<typeof checkReturnRequest>[0],
  now: Date,
  policy: Policy,
): Date | undefined {
  const checked = checkReturnRequest(order, now, policy);
  return checked.ok ? daysAfter(checked.value, policy.returns.requestDays) : undefined;
}
