import { checkReturnRequest, daysAfter, epochOf, nextOrderState, returnablePieces } from "@store/domain";
import { shopPolicy } from "../../data/policy.ts";
import type { OrderData, OrderLine } from "./order-data.ts";

/** Until it is packed, a customer can cancel (C45). */
export const canCancel = ({ order_status }: Pick<OrderData, "order_status">): boolean =>
  nextOrderState(order_status, "cancel", "customer").ok;

type Delivered = Pick<OrderData, "order_status" | "delivery_date">;

const deliveredAt = ({ delivery_date }: Delivered): Date | null =>
  delivery_date === undefined ? null : new Date(epochOf(delivery_date));

/** Until when a return of this order can be asked for; undefined when it cannot [R113]. */
export function returnEnds(order: Delivered, now: Date): Date | undefined {
  const checked = checkReturnRequest(
    { orderStatus: order.order_status, deliveredAt: deliveredAt(order) },
    now,
    shopPolicy(),
  );
  return checked.ok ? daysAfter(checked.value, shopPolicy().returns.requestDays) : undefined;
}

/** A line of which something can still be returned, and how much. */
export interface ReturnableLine {
  readonly line: OrderLine;
  readonly left: number;
}

/** What of an order can still be returned. */
export function returnableLines({ product_info, returns = [] }: OrderData): readonly ReturnableLine[] {
  const asked = returns.map(({ state, lines }) => ({
    state,
    lines: lines.map(({ id, quantity, received, restocked }) => ({
      ...{ id, quantity, restocked },
      writtenOff: received - restocked,
    })),
  }));
  return product_info.map((line) => ({ line, left: returnablePieces(line, asked) })).filter(({ left }) => left > 0);
}
