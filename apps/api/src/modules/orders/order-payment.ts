import { ONLINE_PAYMENT } from "@store/api-client/contract";
import {
  canPay,
  checkReservationRenewal,
  hasCome,
  isUnderWay,
  PAID_ORDER_SALE_STATUS,
  type Policy,
  renewedReservationEnds,
} from "@store/domain";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { findBlock } from "../blocks/may-order.ts";
import { earnCoins } from "../coins/ledger.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { NOT_TO_BE_PAID, PAID_TOO_LATE, PAID_TWICE } from "./messages.ts";
import { notifyPaid, notifyProblem } from "./notifications.ts";
import { limitUnpaidOrders, type OrderRow, releaseReservation, reserveAgain } from "./reservation.ts";

const IS_ASKED = eq(orders.id, sql.placeholder("id"));
const IS_OWN = eq(orders.customerId, sql.placeholder("customer"));

const selectLocked = prepared("lock_order", (db) => db.select().from(orders).where(IS_ASKED).for("no key update"));
const selectOwnLocked = prepared("lock_own_order", (db) =>
  db.select().from(orders).where(and(IS_ASKED, IS_OWN)).for("no key update"),
);

/**
 * Locks an order, so that its payment, its release and another payment wait for each other.
 * @param customerId whose it must be; anybody's when left out.
 */
export async function lockOrder(tx: Database, id: number, customerId?: number): Promise<OrderRow | undefined> {
  const [order] =
    customerId === undefined
      ? await selectLocked(tx).execute({ id })
      : await selectOwnLocked(tx).execute({ id, customer: customerId });
  return order;
}

/** Why an order may not reserve again: deliveries that a job ordered do not count towards the customer's limit. */
const checkOwn = (
  tx: Database,
  { customerId, deliveryDay }: OrderRow,
  policy: Policy,
): Promise<HttpError | undefined> =>
  deliveryDay === null ? limitUnpaidOrders(tx, customerId, policy) : findBlock(tx, customerId, policy);

/**
 * Makes a locked, unpaid order ready to be paid (Accept and Pay): reserves its stock, voucher and coins again where
 * they were released, and renews the reservation as long and as often as the rules allow. An order to be paid on delivery
 * needs no reservation. The customer is locked before the order.
 */
export async function renewReservation(
  tx: Database,
  order: OrderRow,
  now: Date,
  policy: Policy,
): Promise<HttpError | undefined> {
  if (!canPay(order)) return httpError(409, NOT_TO_BE_PAID);
  if (!order.isReleased && order.heldUntil === null) return undefined;
  const renewal = checkReservationRenewal(order.placedAt, now, policy);
  if (!renewal.ok) return httpError(409, renewal.refusal);
  const refused = order.isReleased
    ? ((await checkOwn(tx, order, policy)) ?? (await reserveAgain(tx, order, now)))
    : undefined;
  if (refused) return refused;
  await tx
    .update(orders)
    .set({ isReleased: false, heldUntil: renewedReservationEnds(order.heldUntil, now, policy) })
    .where(eq(orders.id, order.id));
  return undefined;
}

/** Releases the stock, voucher and coins of an order that was not paid in time; does nothing to any other. */
export async function releaseExpired(tx: Database, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.heldUntil || order.isPaid || !hasCome(order.heldUntil, now)) return;
  await releaseReservation(tx, order, now);
  await tx.update(orders).set({ isReleased: true, heldUntil: null }).where(eq(orders.id, orderId));
}

/** Begins a subscription once its first order is paid. */
export type OnSubscriptionPaid = (tx: Database, subscriptionId: number, now: Date) => Promise<void>;

export interface PaidOrder {
  readonly order: OrderRow;
  /** Whether the payment made the order good: its goods are kept for it, and nobody had paid it before. */
  readonly isKept: boolean;
}

/** What was released in the meantime is reserved again: all of it, or nothing. */
async function isStillKept(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (!isUnderWay(order.orderStatus)) return false;
  return !order.isReleased || (await inTransaction(tx, (inner) => reserveAgain(inner, order, now))) === undefined;
}

const writePaid = prepared("mark_order_paid", (db) =>
  db
    .update(orders)
    .set({
      isPaid: true,
      isInvoiced: sql`${sql.placeholder("isInvoiced")}`,
      payType: ONLINE_PAYMENT,
      saleStatus: PAID_ORDER_SALE_STATUS,
      heldUntil: null,
      isReleased: sql`${sql.placeholder("isReleased")}`,
    })
    .where(IS_ASKED),
);

/**
 * Marks an order paid, in the transaction that a payment is verified in. The money is real, whatever became of the
 * order: one whose goods are gone is paid as well, and customer and shop are notified, as of a second payment.
 */
export async function markOrderPaid(
  tx: Database,
  orderId: number,
  onSubscriptionPaid: OnSubscriptionPaid,
  now: Date,
  policy: Policy,
): Promise<PaidOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`A payment was verified for order ${orderId}, which does not exist`);
  const { customerId } = order;
  if (order.isPaid) {
    await notifyProblem(tx, order, PAID_TWICE, now);
    return { order, isKept: false };
  }
  const isKept = await isStillKept(tx, order, now);
  await writePaid(tx).execute({
    id: orderId,
    // What is paid online is billed at once, unless its goods are gone and it may have to be refunded.
    isInvoiced: isKept || order.isInvoiced,
    isReleased: order.isReleased && !isKept,
  });
  if (isKept) {
    await earnCoins(tx, { customerId, orderId, coins: order.earnedCoins }, now);
    await issueInvoice(tx, orderId, now, policy);
    if (order.subscriptionId !== null) await onSubscriptionPaid(tx, order.subscriptionId, now);
    await notifyPaid(tx, order, now);
  } else {
    await notifyProblem(tx, order, PAID_TOO_LATE, now);
  }
  return { order, isKept };
}

const RELEASE = "release held stock";

/** The orders whose reservation is over, the longest due first. */
const findDue = (db: Database, now: Date) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.heldUntil, now), isNotHeldBack(db, RELEASE, orders.id, now)))
    .orderBy(asc(orders.heldUntil));

/**
 * Releases what orders reserved that were not paid in time, each in a transaction of its own: an order locked by another
 * process is waited for, and skipped if that process released it or marked it paid.
 */
export const releaseHeldStock = (db: Database): Job => ({
  name: RELEASE,
  schedule: "*/30 * * * * *",
  run: async (now) =>
    forEachItem(
      { db, job: RELEASE, now },
      await findDue(db, now),
      ({ id }) => id,
      ({ id }) => inTransaction(db, (tx) => releaseExpired(tx, id, now)),
    ),
});
