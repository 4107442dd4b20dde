import {
  cancelOrder as cancelOrderCall,
  cashOnDelivery,
  changeOwnOrder,
  order,
  orderList,
  payOnDelivery,
  placeOrder as placeOrderCall,
  previewOwnChange,
  requestReturn,
  restoreCart as restoreCartCall,
  trackOrder,
} from "@store/api-client/contract";
import { addressKey, toRupees } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { orders } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { restoreCart, turnIntoCash } from "./after-payment.ts";
import { foreseeCashLimit } from "./cash-limit.ts";
import { changeGoods, priceChange } from "./change-goods.ts";
import { cancelOrder } from "./change-order.ts";
import {
  CART_RESTORED,
  CART_RESTORED_WITHOUT_COINS,
  NO_SUCH_ORDER,
  NO_TRACKED_ORDER,
  ORDER_CANCELLED_MESSAGE,
  PAID_ON_DELIVERY,
  RETURN_REQUESTED,
  TRACKING_LINK_EXPIRED,
} from "./messages.ts";
import { placeOrder } from "./place-order.ts";
import { readOrder, readOrders, readTracked } from "./read-orders.ts";
import { requestReturnOfLines } from "./request-return.ts";
import type { OrderRow } from "./reservation.ts";
import { wireSums } from "./wire-sums.ts";

/** What a customer reads once an order was changed, or why it was not. */
const reply = (changed: OrderRow | HttpError, message: string) =>
  changed instanceof HttpError ? changed : { status: true, message };

/** A household follows a parcel under one address, and a mobile network shows thousands of them under one. */
const TRACKED_FROM_ADDRESS = limit("track-address", 600, 10 * MINUTE);
/** Each prices an order anew; a press of a stepper asks once. */
const PREVIEWED_BY_CUSTOMER = limit("order-change-previews", 300, 10 * MINUTE);
/** Each sends a mail. */
const CHANGED_BY_CUSTOMER = limit("order-changes", 30, 60 * MINUTE);

export function orderRoutes({ serve, db, clock, policy, tracking, limits, clientAddress }: Backend): void {
  const tracked = limits.local(TRACKED_FROM_ADDRESS);
  const ownPreviews = limits.local(PREVIEWED_BY_CUSTOMER);
  const ownChanges = limits.shared(CHANGED_BY_CUSTOMER);
  serve(placeOrderCall, async ({ body, customer }) => {
    const placed = await placeOrder(db, customer, body, clock(), policy());
    if (placed instanceof HttpError) return placed;
    const { id, number, finalTotal } = placed;
    return { status: true, data: { id, order_id: number, final_total: toRupees(finalTotal) } };
  });

  serve(cashOnDelivery, async ({ query: { address1, amount }, customer: { customerId } }) => {
    const saved = await readAddresses(db, customerId);
    const chosen = saved.find(({ address }) => address.id === address1);
    if (!chosen) return httpError(404, NO_SUCH_ADDRESS, { field: "address1" });
    const limit = { customerId, addressKey: addressKey(chosen.address), amount };
    const { refusal, mobileToConfirm } = await foreseeCashLimit(db, limit, policy());
    return {
      status: true,
      data: { is_offered: refusal === undefined, message: refusal?.message, mobile_to_confirm: mobileToConfirm },
    };
  });

  const viewedAt = () => ({ now: clock(), policy: policy() });

  serve(orderList, async ({ customer }) => ({
    status: true,
    data: await readOrders(db, customer.customerId, viewedAt()),
  }));

  serve(order, async ({ params, customer }) => {
    const data = await readOrder(db, customer.customerId, params.id, viewedAt());
    if (!data) return httpError(404, NO_SUCH_ORDER);
    return { status: true, data: { ...data, tracking_token: tracking.sign(params.id, clock()) } };
  });

  serve(trackOrder, async ({ params, http }) => {
    const refused = await tracked.count(clientAddress(http));
    if (refused) return refused;
    const named = tracking.read(params.token, clock());
    if (named === "expired") return httpError(410, TRACKING_LINK_EXPIRED);
    const data = named && (await readTracked(db, named.orderId, viewedAt()));
    return data ? { status: true, data } : httpError(404, NO_TRACKED_ORDER);
  });

  serve(cancelOrderCall, async ({ params, customer: { customerId } }) => {
    const step = { orderId: params.id, customerId, actor: "customer", now: clock(), policy: policy() } as const;
    return reply(await cancelOrder(db, step), ORDER_CANCELLED_MESSAGE);
  });

  serve(previewOwnChange, async ({ params: { id }, body, customer: { customerId } }) => {
    const tooMany = await ownPreviews.count(customerId);
    if (tooMany) return tooMany;
    const own = and(eq(orders.id, id), eq(orders.customerId, customerId));
    const [order] = await db.select().from(orders).where(own);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const look = { now: clock(), policy: policy(), isLocked: false, actor: "customer" } as const;
    const priced = await priceChange(db, order, body, look);
    if (priced instanceof HttpError) return priced;
    return { status: true, data: { ...wireSums(priced.cart.totals), refusal: priced.refused?.refusal.message } };
  });

  serve(changeOwnOrder, async ({ params: { id: orderId }, body, customer: { customerId } }) => {
    const tooMany = await ownChanges.count(customerId);
    if (tooMany) return tooMany;
    const { changes: seenChanges, ...wanted } = body;
    const by = { actor: "customer", customerId } as const;
    const change = { ...wanted, orderId, by, seenChanges, now: clock(), policy: policy() };
    const changed = await changeGoods(db, change);
    return changed instanceof HttpError
      ? changed
      : { status: true, data: { final_total: toRupees(changed.finalTotal) } };
  });

  serve(requestReturn, async ({ params, body, customer }) => {
    const request = { orderId: params.id, ...body };
    const { customerId } = customer;
    return reply(await requestReturnOfLines(db, { customerId }, request, clock(), policy()), RETURN_REQUESTED);
  });

  serve(payOnDelivery, async ({ params, customer }) =>
    reply(await turnIntoCash(db, customer, params.id, clock(), policy()), PAID_ON_DELIVERY),
  );

  serve(restoreCartCall, async ({ params, customer }) => {
    const restored = await restoreCart(db, customer, params.id, clock());
    const hadCoins = !(restored instanceof HttpError) && restored.usedCoins > 0;
    return reply(restored, hadCoins ? CART_RESTORED_WITHOUT_COINS : CART_RESTORED);
  });
}
