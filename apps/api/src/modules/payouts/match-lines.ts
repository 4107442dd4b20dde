import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  type Claim,
  type KnownMoney,
  type MatchedLine,
  matchPayout,
  ORDER_CANCELLED,
  type Paise,
  type PayoutEntry,
  type PayoutKind,
  paise,
  type RefundClaim,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  payoutClosings as closings,
  payoutLines as lines,
  orders,
  payments,
  payouts,
  refunds,
} from "../../db/schema/index.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import { orderKey, paymentKey } from "./find-subjects.ts";

interface Payout {
  readonly id: number;
  readonly kind: PayoutKind;
}

const ofPayout = (id: number): SQL => sql`select ${lines.orderId} from ${lines} where ${lines.payoutId} = ${id}`;
const paymentsOf = (id: number): SQL => sql`select ${lines.txnId} from ${lines} where ${lines.payoutId} = ${id}`;

type OrderClaim = Pick<
  typeof orders.$inferSelect,
  "payType" | "orderStatus" | "deliveredAt" | "isPaid" | "finalTotal" | "cashReceived"
> & { readonly settled: Paise };

/** What a courier owes of an order: all that was to be paid at the door, as soon as it was delivered. */
function cashClaim({
  payType,
  orderStatus,
  deliveredAt,
  isPaid,
  finalTotal,
  cashReceived,
  settled,
}: OrderClaim): Claim {
  if (payType !== CASH_ON_DELIVERY || orderStatus === ORDER_CANCELLED || finalTotal === 0)
    return { due: ZERO_PAISE, received: ZERO_PAISE, doubt: "not_owed" };
  const isDelivered = deliveredAt !== null && isPaid;
  return { due: finalTotal, received: cashReceived, settled, doubt: isDelivered ? undefined : "early" };
}

/** What staff said came in another way, of an order or a payment. */
const settledOf = (subject: SQL) =>
  sql`coalesce((select sum(c.amount) from ${closings} c
    where ${subject} and c.way = 'settled' and c.undone_at is null), 0)::bigint`.mapWith((value) =>
    paise(Number(value)),
  );

async function readClaims(tx: Database, { id, kind }: Payout): Promise<ReadonlyMap<string, Claim>> {
  if (kind === "cash") {
    const { payType, orderStatus, deliveredAt, isPaid, finalTotal, cashReceived } = orders;
    const found = await tx
      .select({
        ...{ id: orders.id, payType, orderStatus, deliveredAt, isPaid, finalTotal, cashReceived },
        settled: settledOf(sql`c.order_id = ${orders}.id`),
      })
      .from(orders)
      .where(sql`${orders.id} in (${ofPayout(id)})`);
    return new Map(found.map((order) => [orderKey(order.id), cashClaim(order)]));
  }
  const { txnId, state, amount, received } = payments;
  const found = await tx
    .select({ txnId, state, amount, received, settled: settledOf(sql`c.txn_id = ${payments}.txn_id`) })
    .from(payments)
    .where(sql`${txnId} in (${paymentsOf(id)})`);
  return new Map(
    found.map(({ amount: due, ...payment }) => [
      paymentKey(payment.txnId),
      {
        ...{ due, received: payment.received, settled: payment.settled },
        doubt: payment.state === "paid" ? undefined : "early",
      },
    ]),
  );
}

/** Refunds that a gateway was asked for, and that staff did not pay by hand, of the payments of a file, by payment. */
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
      sql`${refunds.txnId} in (${paymentsOf(id)}) and ${refunds.state} in ('sent', 'done')
        and ${refunds.method} is null and ${refunds.amount} > 0`,
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

type Row = typeof lines.$inferSelect;
type Said = Pick<Row, "orderId" | "txnId" | "reference" | "refundReference" | "amount" | "day" | "utr">;

const entryOf = ({ orderId, txnId, reference, refundReference, amount, day, utr }: Said): PayoutEntry => ({
  key: orderId !== null ? orderKey(orderId) : txnId !== null ? paymentKey(txnId) : undefined,
  ...{ written: reference, refund: refundReference, amount, day, utr },
});

/** Lines of other applied files that are about the same, and where something last counted for it. */
async function readEarlier(tx: Database, { id }: Payout): Promise<Pick<KnownMoney, "lines" | "files">> {
  const keys = sql`select ${lines.lineKey} from ${lines} where ${lines.payoutId} = ${id} and ${lines.lineKey} <> ''`;
  const applied = (same: SQL) => sql`select ${lines.id} from ${lines} where ${lines.isApplied} and ${same}`;
  const found = await tx
    .select({
      ...{ orderId: lines.orderId, txnId: lines.txnId, reference: lines.reference },
      ...{ refundReference: lines.refundReference, amount: lines.amount, day: lines.day, utr: lines.utr },
      ...{ counted: lines.counted, file: lines.payoutId },
    })
    .from(lines)
    .innerJoin(payouts, eq(payouts.id, lines.payoutId))
    .where(
      and(
        // Each by its index.
        sql`${lines.id} in (${applied(sql`${lines.orderId} in (${ofPayout(id)})`)}
          union ${applied(sql`${lines.txnId} in (${paymentsOf(id)})`)}
          union ${applied(sql`${lines.lineKey} in (${keys})`)})`,
        ne(lines.payoutId, id),
      ),
    )
    .orderBy(asc(payouts.appliedAt), asc(lines.id));
  const earlier = found.map(({ counted, file, ...said }) => ({ counted, file, entry: entryOf(said) }));
  return {
    lines: earlier,
    files: new Map(
      earlier.flatMap(({ counted, file, entry: { key } }) => (key !== undefined && counted > 0 ? [[key, file]] : [])),
    ),
  };
}

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
