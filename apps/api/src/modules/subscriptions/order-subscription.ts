import type { orderSubscription as orderSubscriptionCall, ParsedRequest } from "@store/api-client/contract";
import {
  checkSubscribe,
  checkSubscriptionMinimum,
  deliveryAfter,
  ORDER_CANCELLED,
  type Paise,
  type Policy,
  reservationEnds,
  todayInIndia,
} from "@store/domain";
import { and, eq, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, deliveryOptions, orders, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import { shippingPlace } from "../cart/price-cart.ts";
import { lockCustomer } from "../orders/cash-limit.ts";
import { type ClientTotals, checkDelivery, compareClientTotals } from "../orders/order-request.ts";
import type { PlacedOrder } from "../orders/place-order.ts";
import { limitUnpaidOrders } from "../orders/reservation.ts";
import { ALREADY_ORDERED, EMAIL_FOR_NOTICES, HAS_BEGUN, NO_SUCH_SUBSCRIPTION } from "./messages.ts";
import { deliveryTotals, lockGoods, placeDelivery } from "./place-delivery.ts";
import type { SubscriptionRow } from "./subscription.ts";

type Body = ParsedRequest<typeof orderSubscriptionCall>["body"];

async function lockUnbegun(
  tx: Database,
  customerId: number,
  { subscription_id }: Body,
): Promise<SubscriptionRow | HttpError> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscription_id), eq(subscriptions.customerId, customerId)))
    .for("no key update");
  if (!row) return httpError(404, NO_SUCH_SUBSCRIPTION, { field: "subscription_id" });
  return row.startDate === null ? row : httpError(409, HAS_BEGUN);
}

const clientTotals = (body: Body, computed: { readonly gst: Paise; readonly shipping: Paise }): ClientTotals => ({
  gst_amount: [body.gst_amount, computed.gst],
  shipping_amount: [body.shipping_amount, computed.shipping],
  udf2: [body.udf2, computed.shipping],
});

/** A second click on the same button is answered with the order of the first: its stock is held once. */
async function findPlaced(
  tx: Database,
  { id }: SubscriptionRow,
  body: Body,
): Promise<PlacedOrder | HttpError | undefined> {
  const [placed] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, id), ne(orders.orderStatus, ORDER_CANCELLED)));
  if (!placed) return undefined;
  const isAnother = placed.shippingAddress.id !== body.billing_address;
  const differing = compareClientTotals(clientTotals(body, { gst: placed.tax, shipping: placed.shipping }));
  return placed.isPaid || isAnother || differing ? httpError(409, ALREADY_ORDERED) : placed;
}

/** An account of a mobile number alone may have none (C54). */
const hasEmail = async (tx: Database, customerId: number): Promise<boolean> =>
  (await tx.$count(customers, and(eq(customers.id, customerId), isNotNull(customers.email)))) > 0;

/**
 * Places the first order of a subscription, at today's price, by the rules of the button and the checkout: it stands
 * unpaid, its stock is held like that of any online order, and the subscription begins once it is paid.
 */
export function orderSubscription(
  db: Database,
  { customerId, isElite }: Customer,
  body: Body,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | HttpError> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const subscription = await lockUnbegun(tx, customerId, body);
    if (subscription instanceof HttpError) return subscription;
    const before = await findPlaced(tx, subscription, body);
    if (before) return before;
    const tooMany = await limitUnpaidOrders(tx, customerId, policy);
    if (tooMany) return tooMany;

    const saved = await readAddresses(tx, customerId);
    const address = saved.find((one) => one.address.id === body.billing_address);
    if (!address) return httpError(404, NO_SUCH_ADDRESS, { field: "billing_address" });
    const abroad = checkDelivery(address, "billing_address");
    if (abroad) return abroad;
    if (!(await hasEmail(tx, customerId))) return httpError(409, EMAIL_FOR_NOTICES, { field: "billing_address" });

    const goods = await lockGoods(tx, subscription.productId, now, policy);
    const { quantity, deliveryOptionId: deliveryOption } = subscription;
    const checked = checkSubscribe({ isLoggedIn: true, stock: goods.stock, quantity, deliveryOption });
    if (!checked.ok) return httpError(409, checked.refusal);
    const shipped = { isElite, place: shippingPlace(saved) };
    const totals = deliveryTotals(subscription, goods, shipped, policy);
    const minimum = checkSubscriptionMinimum(totals.finalTotal, policy);
    if (!minimum.ok) return httpError(409, minimum.refusal);
    const differing = compareClientTotals(clientTotals(body, totals));
    if (differing) return differing;

    const delivery = { subscription, goods, totals, address, day: null, heldUntil: reservationEnds(now, policy) };
    const placed = await placeDelivery(tx, delivery, now, policy);
    if (placed instanceof HttpError) return placed;
    await tx.update(subscriptions).set({ addressId: address.address.id }).where(eq(subscriptions.id, subscription.id));
    return placed;
  });
}

/**
 * Begins a subscription, once its first order is paid: the next delivery follows an interval from today. One that has
 * begun is left as it is, so that a second word of the same payment changes nothing. A blocked customer's begins paused:
 * what was ordered before comes, and nothing after it.
 * @param tx the transaction that marks the order as paid.
 */
export async function activateSubscription(tx: Database, subscriptionId: number, now: Date): Promise<void> {
  const [option] = await tx
    .select({ durationDays: deliveryOptions.durationDays })
    .from(subscriptions)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId))
    .where(eq(subscriptions.id, subscriptionId))
    .for("no key update", { of: subscriptions });
  if (!option) return;
  const today = todayInIndia(now);
  // Read after the lock, which a block waits for, or has given back.
  const blocked = tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, subscriptions.customerId), isNotNull(customers.blockedAt)));
  await tx
    .update(subscriptions)
    .set({
      isActive: sql`${notExists(blocked)}`,
      startDate: today,
      nextDeliveryDate: deliveryAfter(today, option.durationDays),
    })
    .where(and(eq(subscriptions.id, subscriptionId), isNull(subscriptions.startDate)));
}
