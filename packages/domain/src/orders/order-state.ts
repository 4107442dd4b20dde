import { daysAfter, hasCome } from "../dates/durations.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { ORDER_CANCELLED, ORDER_DELIVERED, ORDER_PENDING } from "./order-actions.ts";

/** The life of an order (checklist C45): each state's name is the wire's `order_status`. */
export const ORDER_STATES = [
  ORDER_PENDING,
  "Confirmed",
  "Packed",
  "Shipped",
  ORDER_DELIVERED,
  ORDER_CANCELLED,
  "Returned",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const [, ORDER_CONFIRMED, ORDER_PACKED, ORDER_SHIPPED, , , ORDER_RETURNED] = ORDER_STATES;

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
  return: { to: "Returned", from: { Delivered: STAFF }, verb: "returned" },
} as const satisfies Record<string, Transition>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

const isOrderState = (text: string): text is OrderState => ORDER_STATES.some((state) => state === text);

export const cannotBe = (orderStatus: string, verb: string): string =>
  `This order is ${orderStatus.toLowerCase()} and cannot be ${verb}. Please write to our care team!`;

/** An unpaid online order is not processed. */
export const ORDER_WAITS_FOR_PAYMENT = "This order waits for its payment and cannot be confirmed yet.";

type StateRefusal = Refusal<"order-state" | "order-unpaid">;

/**
 * The state that an action leads to, or why it is refused (checklist C45).
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
  return refuse({ code: "order-state", message: cannotBe(orderStatus, verb) });
}

const isOrderAction = (name: string): name is OrderAction => name in ORDER_TRANSITIONS;

/** What somebody may do with an order now, in the order of its life. An unpaid online order waits for its payment. */
export const orderActionsOf = (
  order: { readonly orderStatus: string; readonly isPaid: boolean; readonly isCash: boolean },
  actor: OrderActor,
): readonly OrderAction[] =>
  Object.keys(ORDER_TRANSITIONS)
    .filter(isOrderAction)
    .filter((action) => nextOrderState(order.orderStatus, action, actor).ok)
    .filter((action) => action !== "accept" || checkOrderCanProceed(order).ok);

/** Somebody else was quicker: what was seen is not what the order is now. */
export const orderChangedMeanwhile = (orderStatus: string): string =>
  `This order is ${orderStatus.toLowerCase()} by now. Please look at it again!`;

/** Whether an order is still as somebody saw it who acts on it. */
export const checkOrderUnchanged = (orderStatus: string, seen: string): Outcome<true, Refusal<"order-changed">> =>
  orderStatus === seen ? accept(true) : refuse({ code: "order-changed", message: orderChangedMeanwhile(orderStatus) });

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
    : refuse({ code: "parcel-changed", message: parcelChangedMeanwhile(order.trackingNumber) });
}

/** Days after its delivery in which a customer may ask to return an order (document 2, section 9). */
export const RETURN_REQUEST_DAYS = 15;
export const RETURN_NOT_DELIVERED = "Only an order that was delivered can be returned.";
export const RETURN_OVER = `Return requests are accepted within ${RETURN_REQUEST_DAYS} days of delivery. Please write to our care team!`;
export const RETURN_REASON_MAXIMUM_LENGTH = 500;

/** Whether a customer may ask to return an order: the goods are looked at before staff takes them back. */
export function checkReturnRequest(
  order: { readonly orderStatus: string; readonly deliveredAt: Date | null },
  now: Date,
): Outcome<Date, Refusal<"return-not-delivered" | "return-over">> {
  const { orderStatus, deliveredAt } = order;
  if (orderStatus !== ORDER_DELIVERED || deliveredAt === null)
    return refuse({ code: "return-not-delivered", message: RETURN_NOT_DELIVERED });
  return hasCome(daysAfter(deliveredAt, RETURN_REQUEST_DAYS), now)
    ? refuse({ code: "return-over", message: RETURN_OVER })
    : accept(deliveredAt);
}
