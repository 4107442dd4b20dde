import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { checkOrderCanProceed, isOrderState, ORDER_DELIVERED, ORDER_PENDING, type OrderState } from "@store/domain";
import type { StaffOrder } from "./order.ts";

/** What an order waits for, as the staff say it; a shopper's page has the shopper's words. */
const WORDS: Readonly<Record<OrderState, string>> = {
  Pending: "Waiting for us to accept",
  Confirmed: "Waiting for us to pack",
  Packed: "Waiting for us to hand it over",
  Shipped: "On its way: waiting to be delivered",
  Delivered: "Delivered: nothing is left to do",
  Cancelled: "Cancelled",
  Undelivered: "Came back: waiting for us to send it again or refund it",
  Returned: "Returned by its customer",
};

const RETURN_OPEN = "Delivered: a return is open";

type Standing = Pick<StaffOrder, "order_status" | "is_paid" | "pay_type"> &
  Partial<Pick<StaffOrder, "return_requested_at">>;

export function staffWords({ order_status, is_paid: isPaid, pay_type, return_requested_at }: Standing): string {
  const isCash = pay_type === CASH_ON_DELIVERY;
  if (order_status === ORDER_PENDING && !checkOrderCanProceed({ isPaid, isCash }).ok) return "Waiting for its payment";
  if (order_status === ORDER_DELIVERED && return_requested_at) return RETURN_OPEN;
  return isOrderState(order_status) ? WORDS[order_status] : order_status;
}
