import {
  type CalendarDate,
  checkDeliveryCountry,
  checkSubscribe,
  deliveryFollowing,
  deliveryReservationEnds,
  shippingCharge,
  todayInIndia,
} from "@store/domain";
import { and, asc, eq, exists, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, deliveryOptions, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { isElite } from "../../identity/is-elite.ts";
import type { Job } from "../../schedule/create-schedule.ts";
import { forEachIsolated } from "../../schedule/for-each-isolated.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import type { PlacedOrder } from "../orders/place-order.ts";
import { notifyPaymentDue, notifySkipped, type Obstacle } from "./notifications.ts";
import { deliveryTotals, type Goods, lockGoods, placeDelivery } from "./place-delivery.ts";
import { plannedDay, type SubscriptionRow } from "./subscription.ts";

/** Active, of a customer who still is one, and its day has come: the shifted one, if it was shifted. */
const isDue = (db: Database, today: CalendarDate) =>
  and(
    subscriptions.isActive,
    lte(subscriptions.nextDeliveryDate, today),
    or(isNull(subscriptions.shiftedDeliveryDate), lte(subscriptions.shiftedDeliveryDate, today)),
    exists(
      db
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.id, subscriptions.customerId), customers.isActive)),
    ),
  );

/** The subscriptions whose delivery is to be ordered today, the longest due first. */
export async function findDue(db: Database, now: Date): Promise<readonly number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isDue(db, todayInIndia(now)))
    .orderBy(asc(subscriptions.nextDeliveryDate), asc(subscriptions.id));
  return rows.map(({ id }) => id);
}

/** Locks one that is still due; undefined when another process is at it, or was. */
async function lockDue(tx: Database, id: number, today: CalendarDate) {
  const [row] = await tx
    .select({ subscription: subscriptions, durationDays: deliveryOptions.durationDays })
    .from(subscriptions)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId))
    .where(and(eq(subscriptions.id, id), isDue(tx, today)))
    .for("no key update", { of: subscriptions, skipLocked: true });
  const day = row && plannedDay(row.subscription);
  return row && day ? { ...row, day } : undefined;
}

async function place(
  tx: Database,
  subscription: SubscriptionRow,
  goods: Goods,
  day: CalendarDate,
  now: Date,
): Promise<PlacedOrder | Obstacle> {
  const { customerId, quantity, deliveryOptionId: deliveryOption } = subscription;
  const saved = await readAddresses(tx, customerId);
  const address = saved.find((one) => one.address.id === subscription.addressId);
  if (!address || !checkDeliveryCountry(address.country.id).ok) return "address-gone";
  if (!checkSubscribe({ isLoggedIn: true, stock: goods.stock, quantity, deliveryOption }).ok) return "out-of-stock";
  const shipping = shippingCharge({
    isElite: await isElite(tx, customerId, now),
    firstAddressCity: saved[0]?.city.id,
  });
  const totals = deliveryTotals(subscription, goods, shipping);
  const delivery = { subscription, goods, totals, address, day, heldUntil: deliveryReservationEnds(now) };
  const placed = await placeDelivery(tx, delivery, now);
  if (placed instanceof HttpError) throw new Error(`Stock that was locked was gone: ${placed.refusal.message}`);
  return placed;
}

/**
 * Orders the delivery of a subscription that is due, at today's price, and moves it on to its next day. The order stands
 * unpaid and the customer is asked to pay it. What cannot be delivered is skipped and the customer told; what was
 * missed while the store was closed is not made up for: it is one order.
 */
export function orderDelivery(db: Database, id: number, siteUrl: string, now: Date): Promise<void> {
  const today = todayInIndia(now);
  return inTransaction(db, async (tx) => {
    const due = await lockDue(tx, id, today);
    if (!due) return;
    const { subscription, durationDays, day } = due;
    const { customerId, productId } = subscription;
    const goods = await lockGoods(tx, productId);
    const next = deliveryFollowing(day, durationDays, today);
    const placed = await place(tx, subscription, goods, day, now);
    await tx
      .update(subscriptions)
      .set({ nextDeliveryDate: next, shiftedDeliveryDate: null })
      .where(eq(subscriptions.id, id));
    const recipient = { customerId, product: goods.name };
    if (typeof placed === "string") await notifySkipped(tx, recipient, placed, next, now);
    else await notifyPaymentDue(tx, recipient, placed, siteUrl, now);
  });
}

/**
 * Orders the deliveries of subscriptions whose day has come, each in a transaction of its own, so that one that fails
 * holds up no other.
 * @param siteUrl where the customer finds the storefront.
 */
export const orderDueSubscriptions = (db: Database, siteUrl: string): Job => ({
  name: "order due subscriptions",
  everySeconds: 10 * 60,
  run: async (now) => forEachIsolated(await findDue(db, now), (id) => orderDelivery(db, id, siteUrl, now)),
});
