import { type Paise, ZERO_PAISE } from "../money/money.ts";
import { isUnderWay, ORDER_DELIVERED, ORDER_UNDELIVERED } from "./order-states.ts";

/** How an order's money stands; on the wire, `payment_state`. */
export const PAYMENT_STATES = ["unpaid", "paid", "partly refunded", "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export interface PaidOrder {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  /** What was paid in money. */
  readonly finalTotal: Paise;
  /** Its voucher and coins were returned to the customer. */
  readonly isReleased: boolean;
  /** What was paid back, with what was kept of it for coins; not what is on its way. */
  readonly refunded: Paise;
}

/** Whether the gift voucher and the coins that paid an order have gone back with the whole of it. */
function isGivenBack({ orderStatus, isReleased }: Pick<PaidOrder, "orderStatus" | "isReleased">): boolean {
  if (orderStatus === ORDER_UNDELIVERED) return isReleased;
  return orderStatus !== ORDER_DELIVERED && !isUnderWay(orderStatus);
}

/** How an order's money stands: paid back counts once it is paid back. */
export function paymentStateOf({ isPaid, finalTotal, refunded, ...order }: PaidOrder): PaymentState {
  if (!isPaid) return "unpaid";
  if (finalTotal === ZERO_PAISE) return isGivenBack(order) ? "refunded" : "paid";
  if (refunded >= finalTotal) return "refunded";
  return refunded > ZERO_PAISE ? "partly refunded" : "paid";
}

/** What is said of an order that is not paid: it is due, or nothing is. */
const unpaidWord = (orderStatus: string): string => (isUnderWay(orderStatus) ? "not yet paid" : "not paid");

/**
 * How an order's money stands, in words.
 * @param order of a backend that may only tell whether it is paid.
 */
export const paymentWord = (order: {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  readonly paymentState: PaymentState | undefined;
}): string => {
  const state = order.paymentState ?? (order.isPaid ? "paid" : "unpaid");
  return state === "unpaid" ? unpaidWord(order.orderStatus) : state;
};

/** What an order's total is called: the sum that was paid, or that is due, or none of both. */
export const totalLabel = (order: { readonly orderStatus: string; readonly isPaid: boolean }): string => {
  if (order.isPaid) return "Paid";
  return isUnderWay(order.orderStatus) ? "To pay" : "Total";
};
