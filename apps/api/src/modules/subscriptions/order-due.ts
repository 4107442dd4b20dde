import {
  addDays,
  type CalendarDate,
  chargeTime,
  checkDeliveryCountry,
  checkSubscribe,
  type DeliveryObstacle,
  deliveryFollowing,
  deliveryReservationEnds,
  isChargedByMandate,
  ORDER_AHEAD_DAYS,
  type Policy,
  todayInIndia,
} from "@store/domain";
import { and, asc, eq, exists, isNotNull, isNull, lt, lte, notExists, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { charges, customers, deliveryOptions, orders, PLANNED_DAY, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { isElite } from "../../identity/is-elite.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { type AddressRow, readAddresses } from "../addresses/read-addresses.ts";
import { shippingPlace } from "../cart/price-cart.ts";
import type { PlacedOrder } from "../orders/place-order.ts";
import { newTxnId } from "../payments/start-payment.ts";
import { notifyCharge, notifyPaymentDue, notifySkipped } from "./notifications.ts";
import { deliveryTotals, type Goods, lockGoods, placeDelivery } from "./place-delivery.ts";
import { plannedDay, type SubscriptionRow } from "./subscription.ts";

/** The order of a subscription's planned delivery, which is the shifted one, if it was shifted. */
const plannedOrder = (db: Database) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptions.id), eq(orders.deliveryDay, PLANNED_DAY)));

/**
 * Of a customer who still is one and may order, active or with one more delivery, which is at most two days away: to be ordered, or
 * over, so that the next one is planned.
 */
const isDue = (db: Database, today: CalendarDate) =>
  and(
    or(subscriptions.isActive, isNotNull(subscriptions.lastDeliveryDate)),
    lte(subscriptions.nextDeliveryDate, addDays(today, ORDER_AHEAD_DAYS)),
    or(
      isNull(subscriptions.shiftedDeliveryDate),
      lte(subscriptions.shiftedDeliveryDate, addDays(today, ORDER_AHEAD_DAYS)),
    ),
    or(lt(PLANNED_DAY, today), notExists(plannedOrder(db))),
    exists(
      db
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.id, subscriptions.customerId), customers.isActive, isNull(customers.blockedAt))),
    ),
  );

const ORDER_DUE = "order due subscriptions";

/** The subscriptions whose delivery is to be ordered, or has passed, the longest due first. */
async function findDue(db: Database, now: Date): Promise<readonly number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isDue(db, todayInIndia(now)), isNotHeldBack(db, ORDER_DUE, subscriptions.id, now)))
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

/** Where a delivery goes, or why it cannot. */
export function placeOf(
  { quantity, deliveryOptionId: deliveryOption, addressId }: SubscriptionRow,
  saved: readonly AddressRow[],
  stock: Goods["stock"],
): AddressRow | DeliveryObstacle {
  const address = saved.find((one) => one.address.id === addressId);
  if (!address || !checkDeliveryCountry(address.country.id).ok) return "address-gone";
  return checkSubscribe({ isLoggedIn: true, stock, quantity, deliveryOption }).ok ? address : "out-of-stock";
}

async function place(
  tx: Database,
  subscription: SubscriptionRow,
  goods: Goods,
  day: CalendarDate,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | DeliveryObstacle> {
  const { customerId } = subscription;
  const saved = await readAddresses(tx, customerId);
  const address = placeOf(subscription, saved, goods.stock);
  if (typeof address === "string") return address;
  const shipped = { isElite: await isElite(tx, customerId, now), place: shippingPlace(saved) };
  const totals = deliveryTotals(subscription, goods, shipped, policy);
  const delivery = { subscription, goods, totals, address, day, heldUntil: deliveryReservationEnds(now) };
  const placed = await placeDelivery(tx, delivery, now, policy);
  if (placed instanceof HttpError) throw new Error(`Stock that was locked is missing: ${placed.refusal.message}`);
  return placed;
}

interface DueDependencies {
  readonly db: Database;
  readonly policy: () => Policy;
  /** Where the customer finds the storefront. */
  readonly siteUrl: string;
  /** Whose mandates can be charged. */
  readonly gatewayName: string;
}

/** Plans the charge of a delivery by its subscription's mandate, and tells of it; else the payment link is mailed. */
async function arrangePayment(
  tx: Database,
  { siteUrl, gatewayName }: DueDependencies,
  { subscription, product, placed }: { subscription: SubscriptionRow; product: string; placed: PlacedOrder },
  now: Date,
): Promise<void> {
  const { customerId, mandate, mandateGateway } = subscription;
  const recipient = { customerId, product };
  const amount = placed.finalTotal;
  if (mandate === null || !isChargedByMandate({ mandateGateway, gateway: gatewayName, amount })) {
    return notifyPaymentDue(tx, recipient, placed, siteUrl, now);
  }
  const dueAt = chargeTime(now);
  await tx
    .insert(charges)
    .values({ orderId: placed.id, txnId: newTxnId(), gateway: gatewayName, mandate, plannedAt: now, dueAt });
  await notifyCharge(tx, recipient, placed, { siteUrl, day: todayInIndia(dueAt) }, now);
}

/**
 * Orders the delivery of a subscription two days before it, at that day's price, and plans the next one once it has
 * passed. What cannot be delivered is skipped, and the customer gets a mail; what was missed while the store was closed
 * is not made up for: it is one order.
 */
function orderDelivery(dependencies: DueDependencies, id: number, now: Date): Promise<void> {
  const { db } = dependencies;
  const policy = dependencies.policy();
  const today = todayInIndia(now);
  return inTransaction(db, async (tx) => {
    const due = await lockDue(tx, id, today);
    if (!due) return;
    const { subscription, durationDays, day } = due;
    const { customerId, productId } = subscription;
    const next = deliveryFollowing(day, durationDays, today);
    const planNext = () =>
      tx
        .update(subscriptions)
        .set({ nextDeliveryDate: next, shiftedDeliveryDate: null, lastDeliveryDate: null })
        .where(eq(subscriptions.id, id));
    const hasPassed = day < today;
    // Read once it is locked: another process may have ordered it since.
    const isDelivery = and(eq(orders.subscriptionId, id), eq(orders.deliveryDay, day));
    if ((await tx.$count(orders, isDelivery)) > 0) {
      if (hasPassed) await planNext();
      return;
    }
    const goods = await lockGoods(tx, productId, now, policy);
    const placed = await place(tx, subscription, goods, day, now, policy);
    if (hasPassed || typeof placed === "string") await planNext();
    const { name: product } = goods;
    if (typeof placed === "string") await notifySkipped(tx, { customerId, product }, placed, next, now);
    else await arrangePayment(tx, dependencies, { subscription, product, placed }, now);
  });
}

/**
 * Orders the deliveries of subscriptions that are two days away, each in a transaction of its own, so that one that
 * fails holds up no other.
 */
export const orderDueSubscriptions = (dependencies: DueDependencies): Job => ({
  name: ORDER_DUE,
  schedule: "0 */10 * * * *",
  run: async (now) =>
    forEachItem(
      { db: dependencies.db, job: ORDER_DUE, now },
      await findDue(dependencies.db, now),
      (id) => id,
      (id) => orderDelivery(dependencies, id, now),
    ),
});
