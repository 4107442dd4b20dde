import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  type Claim,
  type KnownMoney,
  type MatchedLine,
  matchPayout,
  ORDER_CANCELLED,
  type PayoutEntry,
  type PayoutKind,
  type RefundClaim,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { payoutLines as lines, orders, payments, refunds } from "../../db/schema/index.ts";
import { orderKey, paymentKey } from "./find-subjects.ts";
import { countOf, sumOf } from "./sums.ts";

interface Payout {
  readonly id: number;
  readonly kind: PayoutKind;
}

const ofPayout = (id: number): SQL => sql`select ${lines.orderId} from ${lines} where ${lines.payoutId} = ${id}`;
const paymentsOf = (id: number): SQL => sql`select ${lines.txnId} from ${lines} where ${lines.payoutId} = ${id}`;

type OrderClaim = Pick<
  typeof orders.$inferSelect,
  "payType" | "orderStatus" | "deliveredAt" | "isPaid" | "finalTotal" | "cashReceived"
>;

/** What a courier owes of an order: all that was to be paid at the door, as soon as it was delivered. */
function cashClaim({ payType, orderStatus, deliveredAt, isPaid, finalTotal, cashReceived }: OrderClaim): Claim {
  if (payType !== CASH_ON_DELIVERY || orderStatus === ORDER_CANCELLED || finalTotal === 0)
    return { due: ZERO_PAISE, received: ZERO_PAISE, doubt: "not_owed" };
  const isDelivered = deliveredAt !== null && isPaid;
  return { due: finalTotal, received: cashReceived, doubt: isDelivered ? undefined : "early" };
}

async function readClaims(tx: Database, { id, kind }: Payout): Promise<ReadonlyMap<string, Claim>> {
  if (kind === "cash") {
    const { payType, orderStatus, deliveredAt, isPaid, finalTotal, cashReceived } = orders;
    const found = await tx
      .select({ id: orders.id, payType, orderStatus, deliveredAt, isPaid, finalTotal, cashReceived })
      .from(orders)
      .where(sql`${orders.id} in (${ofPayout(id)})`);
    return new Map(found.map((order) => [orderKey(order.id), cashClaim(order)]));
  }
  const { txnId, state, amount, received } = payments;
  const found = await tx
    .select({ txnId, state, amount, received })
    .from(payments)
    .where(sql`${txnId} in (${paymentsOf(id)})`);
  return new Map(
    found.map((payment) => [
      paymentKey(payment.txnId),
      { due: payment.amount, received: payment.received, doubt: payment.state === "paid" ? undefined : "early" },
    ]),
  );
}

/** Refunds that a gateway was asked for, of the payments of a file, by payment. */
async function readRefunds(tx: Database, { id, kind }: Payout): Promise<KnownMoney["refunds"]> {
  const byPayment = new Map<string, RefundClaim[]>();
  if (kind === "cash") return byPayment;
  const found = await tx
    .select({
      ...{ id: refunds.id, txnId: refunds.txnId, amount: refunds.amount },
      ...{ token: refunds.token, reference: refunds.reference },
      isDeducted: sql<boolean>`exists (select 1 from ${lines} l where l.is_applied and l.refund_id = ${refunds}.id)`,
    })
    .from(refunds)
    .where(
      sql`${refunds.txnId} in (${paymentsOf(id)}) and ${refunds.state} in ('sent', 'done') and ${refunds.amount} > 0`,
    )
    .orderBy(asc(refunds.id));
  for (const { id: refundId, txnId, amount, token, reference, isDeducted } of found) {
    const claim = { id: refundId, amount, numbers: reference === null ? [token] : [token, reference], isDeducted };
    const key = paymentKey(txnId ?? "");
    const others = byPayment.get(key);
    if (others) others.push(claim);
    else byPayment.set(key, [claim]);
  }
  return byPayment;
}

/** In which other file each line stands already, and where something last counted for what the lines are about. */
async function readEarlier(tx: Database, { id }: Payout): Promise<Pick<KnownMoney, "lines" | "files">> {
  const own = sql`select ${lines.lineKey} from ${lines} where ${lines.payoutId} = ${id} and ${lines.lineKey} <> ''`;
  const same = await tx
    .select({ key: lines.lineKey, file: sql`max(${lines.payoutId})`.mapWith(Number) })
    .from(lines)
    .where(and(sql`${lines.isApplied} and ${lines.lineKey} in (${own})`, ne(lines.payoutId, id)))
    .groupBy(lines.lineKey);
  const settled = await tx
    .select({ orderId: lines.orderId, txnId: lines.txnId, file: sql`max(${lines.payoutId})`.mapWith(Number) })
    .from(lines)
    .where(
      sql`${lines.isApplied} and ${lines.counted} > 0 and (${lines.orderId} in (${ofPayout(id)}) or ${lines.txnId} in (${paymentsOf(id)}))`,
    )
    .groupBy(lines.orderId, lines.txnId);
  return {
    lines: new Map(same.map(({ key, file }) => [key, file])),
    files: new Map(
      settled.map(({ orderId, txnId, file }) => [orderId === null ? paymentKey(txnId ?? "") : orderKey(orderId), file]),
    ),
  };
}

type Row = typeof lines.$inferSelect;

const entryOf = ({ orderId, txnId, reference, refundReference, amount, day, utr }: Row): PayoutEntry => ({
  key: orderId !== null ? orderKey(orderId) : txnId !== null ? paymentKey(txnId) : undefined,
  ...{ written: reference, refund: refundReference, amount, day, utr },
});

const isSame = (row: Row, matched: MatchedLine): boolean =>
  row.state === matched.state &&
  row.counted === matched.counted &&
  row.shortBy === matched.shortBy &&
  row.refundId === (matched.refundId ?? null) &&
  row.earlierId === (matched.earlierFile ?? null);

/** Writes what lines do now: one statement, however many they are. */
async function writeMatches(tx: Database, changed: readonly (readonly [Row, MatchedLine])[]): Promise<void> {
  if (changed.length === 0) return;
  const values = changed.map(([{ id }, { state, counted, rest, shortBy, refundId, earlierFile }]) => ({
    ...{ id, state, counted, rest, short: shortBy, refund: refundId ?? null, earlier: earlierFile ?? null },
  }));
  await tx.execute(sql`
    update ${lines} set state = new.state, counted = new.counted, rest = new.rest, short_by = new.short,
      refund_id = new.refund, earlier_id = new.earlier
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as new(id int, state text, counted bigint, rest bigint, short bigint, refund int, earlier int)
    where ${lines.id} = new.id`);
}

/**
 * Matches the lines of an uploaded file with what is owed now, and writes what each does.
 * @returns whether another amount counts for some of them than before.
 */
export async function matchLines(tx: Database, payout: Payout): Promise<boolean> {
  const rows = await tx
    .select()
    .from(lines)
    .where(and(eq(lines.payoutId, payout.id), ne(lines.state, "unreadable")))
    .orderBy(asc(lines.line));
  const known: KnownMoney = {
    claims: await readClaims(tx, payout),
    refunds: await readRefunds(tx, payout),
    ...(await readEarlier(tx, payout)),
  };
  const matched = matchPayout(rows.map(entryOf), known);
  const pairs = rows.flatMap((row, place) => {
    const found = matched[place];
    return found ? [[row, found] as const] : [];
  });
  await writeMatches(
    tx,
    pairs.filter(([row, found]) => !isSame(row, found)),
  );
  return pairs.some(([row, found]) => row.counted !== found.counted || row.refundId !== (found.refundId ?? null));
}

/** The sums of a file. */
export async function sumLines(tx: Database, payoutId: number) {
  const [sums] = await tx
    .select({
      ...{ lines: countOf(), amount: sumOf(lines.amount), counted: sumOf(lines.counted) },
      ...{ fee: sumOf(lines.fee), tax: sumOf(lines.tax) },
    })
    .from(lines)
    .where(eq(lines.payoutId, payoutId));
  if (!sums) throw new Error("A sum has no row");
  return sums;
}
