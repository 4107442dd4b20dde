import { order, orderList, placeOrder as placeOrderCall } from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ORDER } from "./messages.ts";
import { placeOrder } from "./place-order.ts";
import { readOrder, readOrders } from "./read-orders.ts";

export function orderRoutes({ serve, db, clock }: Backend): void {
  serve(placeOrderCall, async ({ body, customer }) => {
    const placed = await placeOrder(db, customer, body, clock());
    if (placed instanceof HttpError) return placed;
    const { id, number, finalTotal } = placed;
    return { status: true, data: { id, order_id: number, final_total: toRupees(finalTotal) } };
  });

  serve(orderList, async ({ customer }) => ({ status: true, data: await readOrders(db, customer.customerId) }));

  serve(order, async ({ params, customer }) => {
    const data = await readOrder(db, customer.customerId, params.id);
    return data ? { status: true, data } : httpError(404, NO_SUCH_ORDER);
  });
}
