import { ONLINE_PAYMENT, type staffOrder, type WireReplyOf } from "@store/api-client/contract";
import { hasTrackingNumber, leftOf, toRupees } from "@store/domain";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  payoutClosings as closings,
  customers,
  FULL_NAME,
  payoutLines as lines,
  type orders,
  payments,
  payouts,
} from "../../db/schema/index.ts";
import { wireClosing } from "./closings.ts";

type OrderRow = typeof orders.$inferSelect;
type OrderMoney = NonNullable<WireReplyOf<typeof staffOrder>["data"]["money"]>;

/** Who owes what is left of an order's money: the courier who collected it, or the gateway that took it. */
function owedOf(order: OrderRow, paid: readonly (typeof payments.$inferSelect)[]): OrderMoney["owed"] {
  const { deliveredAt, isPaid, finalTotal, cashReceived, cashWrittenOff, payType, tracking } = order;
  if (payType !== ONLINE_PAYMENT && isPaid && deliveredAt) {
    const left = leftOf({ due: finalTotal, received: cashReceived, writtenOff: cashWrittenOff });
    const since = deliveredAt.toISOString();
    const payer = tracking?.courier ?? "";
    return left > 0 && hasTrackingNumber(payer) ? { kind: "cash", payer, amount: toRupees(left), since } : undefined;
  }
  for (const { state, gateway, amount, received, writtenOff, settledAt } of paid) {
    const left = leftOf({ due: amount, received, writtenOff });
    if (state === "paid" && left > 0 && settledAt)
      return { kind: "gateway", payer: gateway, amount: toRupees(left), since: settledAt.toISOString() };
  }
  return undefined;
}

/** What came of an order's money: who owes it, what was paid out of it, and what staff closed. */
export async function readOrderMoney(db: Database, order: OrderRow): Promise<OrderMoney> {
  const own = and(eq(payments.purpose, "order"), eq(payments.subjectId, order.id));
  const paid = await db.select().from(payments).where(own).orderBy(asc(payments.createdAt));
  const txnIds = paid.map(({ txnId }) => txnId);
  const [found, closed] = await Promise.all([
    db
      .select({ line: lines, payout: payouts })
      .from(lines)
      .innerJoin(payouts, eq(payouts.id, lines.payoutId))
      .where(
        and(
          sql`${lines.isApplied} and ${lines.state} <> 'repeated'`,
          or(eq(lines.orderId, order.id), inArray(lines.txnId, txnIds)),
        ),
      )
      .orderBy(asc(lines.id)),
    db
      .select({ closing: closings, by: FULL_NAME })
      .from(closings)
      .innerJoin(customers, eq(customers.id, closings.staffId))
      .where(and(or(eq(closings.orderId, order.id), inArray(closings.txnId, txnIds)), isNull(closings.undoneAt)))
      .orderBy(asc(closings.id)),
  ]);
  return {
    owed: owedOf(order, paid),
    lines: found.map(({ line, payout: { id, kind, payer, appliedAt } }) => ({
      ...{ payout_id: id, kind, payer, state: line.state, day: line.day, utr: line.utr },
      ...{ amount: toRupees(line.amount), counted: toRupees(line.counted) },
      ...{ fee: toRupees(line.fee), tax: toRupees(line.tax) },
      applied_at: appliedAt?.toISOString() ?? "",
      is_refund: line.refundId !== null,
    })),
    closings: closed.map(({ closing, by }) => wireClosing(closing, by)),
  };
}
