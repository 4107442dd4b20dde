import {
  checkReturnRequest,
  daysAfter,
  epochOf,
  nextOrderState,
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_RETURNED,
  RETURN_REQUEST_DAYS,
} from "@store/domain";
import type { OrderData } from "./order-data.ts";

/** Until it is packed, a customer can cancel (checklist C45). */
export const canCancel = ({ order_status }: Pick<OrderData, "order_status">): boolean =>
  nextOrderState(order_status, "cancel", "customer").ok;

/** Whether nothing more happens to an order: it can be bought again, above all. */
export const isOver = ({ order_status }: Pick<OrderData, "order_status">): boolean =>
  order_status === ORDER_DELIVERED || order_status === ORDER_CANCELLED || order_status === ORDER_RETURNED;

type Delivered = Pick<OrderData, "order_status" | "delivery_date">;

const deliveredAt = ({ delivery_date }: Delivered): Date | null =>
  delivery_date === undefined ? null : new Date(epochOf(delivery_date));

/** Until when a return of this order can be asked for; undefined when it cannot (document 2, section 9). */
export function returnEnds(order: Delivered, now: Date): Date | undefined {
  const checked = checkReturnRequest({ orderStatus: order.order_status, deliveredAt: deliveredAt(order) }, now);
  return checked.ok ? daysAfter(checked.value, RETURN_REQUEST_DAYS) : undefined;
}
