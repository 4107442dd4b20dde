import { randomBytes } from "node:crypto";
import {
  addMoney,
  COIN_VALUE,
  COINS_OUTWEIGH_REFUND,
  checkRefund,
  coinsLostByRefund,
  formatRupees,
  type Paise,
  type Policy,
  refundableOf,
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
import { keepOfVoucher } from "../vouchers/vouchers.ts";
import { notifyRefundAsked } from "./change-notifications.ts";
import { issueCreditNote } from "./issue-invoice.ts";
import { NO_SUCH_ORDER, REFUNDED_MEANWHILE } from "./messages.ts";
import { lockOrder } from "./order-payment.ts";

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
 * again or paid manually.
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
  /** What went back onto a gift voucher, of a whole order. */
  readonly voucherBack?: Paise;
  /** The member of staff who asks for it. */
  readonly staffId?: number | undefined;
  /** It was paid long ago: for a history that is filled in. */
  readonly isPaidOut?: boolean;
}

export interface Refunded {
  /** What is paid back. */
  readonly refund: Paise;
  /** What was kept back of the money and of the gift voucher, for coins that were spent. */
  readonly withheld: Paise;
  readonly voucherKept: Paise;
  readonly isByHand: boolean;
  readonly creditNote: string | undefined;
}

/**
 * Refunds a locked order: takes back the coins that it earned, writes the refund, which a job works off, and the credit
 * note. What coins that were spent in the meantime leave of it may be nothing: that is recorded as well, so that it is not
 * refunded later.
 */
export async function refundOrder(
  tx: Database,
  order: OrderRow,
  { part, reason, voucherBack = ZERO_PAISE, staffId, isPaidOut = false }: OrderRefund,
  now: Date,
  policy: Policy,
): Promise<Refunded> {
  const { id: orderId, customerId, isPaid, finalTotal, giftVoucher } = order;
  const before = await findRefunds(tx, orderId);
  const refundable = refundableOf({ isPaid, finalTotal, refunded: refundedOf(before) });
  const withheldBefore = addMoney(...before.map((one) => one.withheld)) / COIN_VALUE;
  const coins = { customerId, orderId, withheld: withheldBefore };
  const shares = await takeBackCoins(tx, coins, { refundable, part, giftVoucher, voucherBack }, now, policy);
  const { money: amount, withheld, voucherKept } = shares;
  if (voucherKept > 0) await keepOfVoucher(tx, order, voucherKept, now);
  const payment = await findPayment(tx, orderId);
  if (addMoney(amount, withheld) > 0) {
    const asked = { orderId, amount, withheld, reason, requestedBy: staffId ?? null, requestedAt: now, dueAt: now };
    const done = { state: "done", settledAt: now } as const;
    const paidOut = { ...done, method: "Bank transfer", reference: order.number } as const;
    const waiting = { txnId: payment?.txnId ?? null, gateway: payment?.gateway ?? null };
    const row = isPaidOut ? paidOut : amount > 0 ? waiting : done;
    await tx.insert(refunds).values({ ...asked, token: newRefundToken(), ...row });
  }
  const credit = { refund: amount, voucherKept, ...(part === undefined ? {} : { part }) };
  const creditNote = await issueCreditNote(tx, order, credit, now, policy);
  return { refund: amount, withheld, voucherKept, isByHand: payment === undefined, creditNote };
}

/** An order that was paid too late has no invoice before it is packed: what was refunded until then is credited with it. */
export async function creditEarlierRefunds(tx: Database, order: OrderRow, now: Date, policy: Policy): Promise<void> {
  for (const { amount, withheld } of await findRefunds(tx, order.id))
    await issueCreditNote(tx, order, { part: addMoney(amount, withheld), refund: amount }, now, policy);
}

/** The coins that a locked order earns, less those of what was refunded before they were credited (C39). */
export async function coinsToEarn(tx: Database, order: OrderRow, policy: Policy): Promise<number> {
  const { earnedCoins, finalTotal, giftVoucher } = order;
  const refunded = refundedOf(await findRefunds(tx, order.id));
  return (
    earnedCoins - coinsLostByRefund(earnedCoins, 0, subtractMoney(addMoney(finalTotal, giftVoucher), refunded), policy)
  );
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
  policy: Policy,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const refunded = refundedOf(await findRefunds(tx, orderId));
    const checked = checkRefund({ ...order, refunded }, amount);
    if (!checked.ok) return httpError(409, checked.refusal);
    if (refundableOf({ ...order, refunded }) !== seenRefundable) return httpError(409, REFUNDED_MEANWHILE);
    const { refund, isByHand, creditNote } = await refundOrder(
      tx,
      order,
      { part: amount, reason, staffId },
      now,
      policy,
    );
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
