import { randomBytes } from "node:crypto";
import {
  addMoney,
  COIN_VALUE,
  COINS_OUTWEIGH_REFUND,
  checkRefund,
  coinsLostByRefund,
  formatRupees,
  type Paise,
  refundableOf,
  refundOf,
  subtractMoney,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type orders, payments, refunds } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { takeBackCoins } from "../coins/ledger.ts";
import { notifyRefundAsked } from "./change-notifications.ts";
import { issueCreditNote } from "./issue-invoice.ts";
import { NO_SUCH_ORDER, REFUNDED_MEANWHILE } from "./messages.ts";
import { lockOrder } from "./settle-order.ts";

type OrderRow = typeof orders.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Gateways take a token of at most so many letters and digits. */
const TOKEN_LENGTH = 23;

/** A new token of a refund: 112 random bits. */
export const newRefundToken = (): string =>
  BigInt(`0x${randomBytes(14).toString("hex")}`)
    .toString(36)
    .padStart(TOKEN_LENGTH, "0");

/** The refunds of an order, oldest first. */
export const findRefunds = (db: Database, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));

/**
 * What was refunded of an order's money, or is on its way. One that failed counts as well: it is still owed, and is tried
 * again or paid by hand.
 */
export const refundedOf = (rows: readonly RefundRow[]): Paise =>
  addMoney(...rows.flatMap(({ amount, withheld }) => [amount, withheld]));

/** The payment that paid an order, and is refunded; none of one that was paid at the door. */
export async function findPayment(tx: Database, orderId: number) {
  const { txnId, gateway, purpose, subjectId, state, settledAt, gatewayReference } = payments;
  const [payment] = await tx
    .select({ txnId, gateway })
    .from(payments)
    .where(and(eq(purpose, "order"), eq(subjectId, orderId), eq(state, "paid"), isNotNull(gatewayReference)))
    .orderBy(asc(settledAt))
    .limit(1);
  return payment;
}

interface OrderRefund {
  /** What is credited; undefined for all that is left of the order's money. */
  readonly part: Paise | undefined;
  readonly reason: string;
  /** The member of staff who asks for it. */
  readonly staffId?: number | undefined;
  /** It was paid long ago: for a history that is filled in. */
  readonly isPaidOut?: boolean;
}

/**
 * Refunds a locked order: takes back the coins that it earned, writes the refund, which a job works off, and the credit
 * note. What coins that were spent meanwhile leave of it may be nothing.
 */
export async function refundOrder(
  tx: Database,
  order: OrderRow,
  { part, reason, staffId, isPaidOut = false }: OrderRefund,
  now: Date,
): Promise<{ readonly refund: Paise; readonly isByHand: boolean; readonly creditNote: string | undefined }> {
  const { id: orderId, customerId, isPaid, finalTotal, giftVoucher } = order;
  const before = await findRefunds(tx, orderId);
  const refundable = refundableOf({ isPaid, finalTotal, refunded: refundedOf(before) });
  const credited = part ?? refundable;
  const withheldCoins = addMoney(...before.map(({ withheld }) => withheld)) / COIN_VALUE;
  // A gift voucher earned coins as well (checklist C18), and comes back with the whole order alone.
  const left = part === undefined ? ZERO_PAISE : addMoney(subtractMoney(refundable, part), giftVoucher);
  const coins = { left, withheld: withheldCoins };
  const offRefund = await takeBackCoins(tx, { customerId, orderId }, coins, now);
  const amount = refundOf(credited, offRefund);
  const payment = await findPayment(tx, orderId);
  if (amount > 0) {
    const withheld = subtractMoney(credited, amount);
    const asked = { orderId, amount, withheld, reason, requestedBy: staffId ?? null, requestedAt: now, dueAt: now };
    const paidOut = { state: "done", method: "Bank transfer", reference: order.number, settledAt: now } as const;
    await tx.insert(refunds).values({
      ...asked,
      token: newRefundToken(),
      ...(isPaidOut ? paidOut : { txnId: payment?.txnId ?? null, gateway: payment?.gateway ?? null }),
    });
  }
  const credit = part === undefined ? { refund: amount } : { part, refund: amount };
  return { refund: amount, isByHand: payment === undefined, creditNote: await issueCreditNote(tx, order, credit, now) };
}

/** An order that was paid too late has no invoice before it is packed: what was refunded until then is credited with it. */
export async function creditEarlierRefunds(tx: Database, order: OrderRow, now: Date): Promise<void> {
  for (const { amount, withheld } of await findRefunds(tx, order.id))
    await issueCreditNote(tx, order, { part: addMoney(amount, withheld), refund: amount }, now);
}

/** The coins that a locked order earns, less those of what was refunded before they were credited (checklist C39). */
export async function coinsToEarn(tx: Database, order: OrderRow): Promise<number> {
  const { earnedCoins, finalTotal, giftVoucher } = order;
  const refunded = refundedOf(await findRefunds(tx, order.id));
  return earnedCoins - coinsLostByRefund(earnedCoins, 0, subtractMoney(addMoney(finalTotal, giftVoucher), refunded));
}

export interface PartRefund {
  readonly orderId: number;
  readonly amount: Paise;
  readonly reason: string;
  /** What staff saw that could be refunded: of two who refund at once, the second looks again. */
  readonly seenRefundable: Paise;
  readonly staffId: number;
}

/** Refunds a part of an order's money, or all of it, while the order goes on. */
export const refundPart = (
  db: Database,
  { orderId, amount, reason, seenRefundable, staffId }: PartRefund,
  now: Date,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const refunded = refundedOf(await findRefunds(tx, orderId));
    const checked = checkRefund({ ...order, refunded }, amount);
    if (!checked.ok) return httpError(409, checked.refusal);
    if (refundableOf({ ...order, refunded }) !== seenRefundable) return httpError(409, REFUNDED_MEANWHILE);
    const { refund, isByHand, creditNote } = await refundOrder(tx, order, { part: amount, reason, staffId }, now);
    if (refund === ZERO_PAISE) return httpError(409, COINS_OUTWEIGH_REFUND);
    const after = { refunded: formatRupees(addMoney(refunded, amount)), reason, creditNote };
    await recordAction(
      tx,
      {
        ...{ customerId: staffId, action: "refund", subject: "order", subjectId: orderId },
        ...{ before: { refunded: formatRupees(refunded) }, after },
      },
      now,
    );
    await notifyRefundAsked(tx, order, { refund, isByHand, reason }, now);
    return order;
  });
