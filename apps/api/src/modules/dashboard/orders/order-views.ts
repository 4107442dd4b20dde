import { minutesAfter, UNCLEAR_PAYMENT_MINUTES } from "@store/domain";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { orders, payments, refunds } from "../../../db/schema/index.ts";
import { type Bindable, isWithin } from "../shared/list-conditions.ts";

export type OrderView = "accept" | "payment" | "return" | "refund" | "sold";

const IS_PAYABLE = sql`(${orders.isPaid} or ${orders.payType} = 'Cash on Delivery')`;

/** Written out as the indexes have them: only then are these used. */
const VIEWS = {
  accept: sql`${orders.orderStatus} = 'Pending' and ${IS_PAYABLE}`,
  return: sql`${orders.orderStatus} = 'Delivered' and ${orders.returnRequestedAt} is not null`,
  sold: sql`${orders.orderStatus} not in ('Cancelled', 'Returned') and ${IS_PAYABLE}`,
} as const;

/** When the payments that are unclear now were begun. */
export interface UnclearPayments {
  readonly unclearFrom?: Date;
  readonly unclearTo?: Date;
}

export const unclearPayments = (now: Date) => ({
  unclearFrom: minutesAfter(now, -UNCLEAR_PAYMENT_MINUTES.to),
  unclearTo: minutesAfter(now, -UNCLEAR_PAYMENT_MINUTES.from),
});

/** Orders that somebody began to pay for, and whose gateway has not said how it went. */
function isPaymentUnclear(db: Database, { unclearFrom: from, unclearTo: to }: Bindable<UnclearPayments>) {
  const begun = db
    .select({ id: payments.subjectId })
    .from(payments)
    .where(
      and(
        sql`${payments.state} = 'pending'`,
        eq(payments.purpose, "order"),
        isWithin(payments.createdAt, { from, to }),
      ),
    );
  return and(sql`not ${orders.isPaid}`, inArray(orders.id, begun));
}

/** Orders with a refund that failed, or that people pay. */
const hasRefundToSeeTo = (db: Database): SQL =>
  inArray(
    orders.id,
    db
      .select({ id: refunds.orderId })
      .from(refunds)
      .where(sql`${refunds.state} = 'failed' or (${refunds.state} = 'requested' and ${refunds.gateway} is null)`),
  );

/** The condition of a view of the shop's orders. */
export function isInView(db: Database, view: OrderView, unclear: Bindable<UnclearPayments>): SQL | undefined {
  if (view === "payment") return isPaymentUnclear(db, unclear);
  return view === "refund" ? hasRefundToSeeTo(db) : VIEWS[view];
}
