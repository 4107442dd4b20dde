import { epochOf, nextOrderState, returnRequestEnds } from "@store/domain";
import { shopPolicy } from "../../data/policy.ts";
import type { OrderData } from "./order-data.ts";

/** Until it is packed, a customer can cancel (C45). */
export const canCancel = ({ order_status }: Pick<OrderData, "order_status">): boolean =>
  nextOrderState(order_status, "cancel", "customer").ok;

type Delivered = Pick<OrderData, "order_status" | "delivery_date">;

/** Until when a return of this order can be asked for; undefined when it cannot [R113]. */
export const returnEnds = ({ order_status: orderStatus, delivery_date }: Delivered, now: Date): Date | undefined =>
  returnRequestEnds(
    { orderStatus, deliveredAt: delivery_date === undefined ? null : new Date(epochOf(delivery_date)) },
    now,
    shopPolicy(),
  );
