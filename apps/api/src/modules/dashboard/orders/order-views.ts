import { minutesAfter, UNCLEAR_PAYMENT_MINUTES } from "@store/domain";
import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { orders, payments, refunds } from "../../../db/schema/index.ts";

export type OrderView = "accept" | "payment" | "return" | "refund" | "sold";

const IS_PAYABLE = sql`(${orders.isPaid} or ${orders.payType} = 'Cash on Delivery')`;

/** Written out as the indexes have them: only then are these used. */
const VIEWS = {
  accept: sql`${orders.orderStatus} = 'Pending' and ${IS_PAYABLE}`,
  return: sql`${orders.orderStatus} = 'Delivered' and ${orders.returnRequestedAt} is not null`,
  sold: sql`${orders.orderStatus} not in ('Cancelled', 'Returned') and ${IS_PAYABLE}`,
} as const;

/** Orders that somebody began to pay for, and whose gateway has not said how it went. */
function isPaymentUnclear(db: Database, now: Date): SQL | undefined {
  const { from, to } = UNCLEAR_PAYMENT_MINUTES;
  const begun = db
    .select({ id: payments.subjectId })
    .from(payments)
    .where(
      and(
        sql`${payments.state} = 'pending'`,
        eq(payments.purpose, "order"),
        between(payments.createdAt, minutesAfter(now, -to), minutesAfter(now, -from)),
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
export function isInView(db: Database, view: OrderView, now: Date): SQL | undefined {
  if (view === "payment") return isPaymentUnclear(db, now);
  return view === "refund" ? hasRefundToSeeTo(db) : VIEWS[view];
}
