import { minutesAfter, UNCLEAR_PAYMENT_MINUTES } from "@store/domain";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { NOT_SOLD, orders, payments, refunds } from "../../db/schema/index.ts";
import { type Bindable, isWithin } from "../staff-lists/list-conditions.ts";

export type OrderView = "accept" | "payment" | "return" | "refund_due" | "refund" | "refund_unclear" | "sold";

const IS_PAYABLE = sql`(${orders.isPaid} or ${orders.payType} = 'Cash on Delivery')`;

/** Written out as the indexes have them: only then are these used. */
const VIEWS = {
  accept: sql`${orders.orderStatus} = 'Pending' and ${IS_PAYABLE}`,
  return: sql`${orders.orderStatus} = 'Delivered' and ${orders.returnRequestedAt} is not null`,
  refund_due: sql`${orders.orderStatus} = 'Undelivered' and ${orders.isPaid} and not ${orders.isReleased}`,
  sold: sql`${orders.orderStatus} not in (${NOT_SOLD}) and ${IS_PAYABLE}`,
} as const;

/** What the views depend on beside the orders. */
export interface ViewMoment {
  /** The store's gateway: no other is asked for a refund, or about one. */
  readonly gateway: string;
  readonly now: Date;
}

/** What is given to the statements of views. */
export interface ViewValues {
  /** When the payments that are unclear now were begun. */
  readonly unclearFrom?: Date;
  readonly unclearTo?: Date;
  readonly gateway?: string;
}

const unclearPayments = (now: Date) => ({
  unclearFrom: minutesAfter(now, -UNCLEAR_PAYMENT_MINUTES.to),
  unclearTo: minutesAfter(now, -UNCLEAR_PAYMENT_MINUTES.from),
});

/** What the statements of all views are given. */
export const allViewValues = ({ gateway, now }: ViewMoment) => ({ ...unclearPayments(now), gateway });

/** What the statement of a view is given. */
export function viewValues(view: OrderView, { gateway, now }: ViewMoment): ViewValues {
  if (view === "payment") return unclearPayments(now);
  return view === "refund" || view === "refund_unclear" ? { gateway } : {};
}

/** Orders that somebody began to pay for, and whose gateway has not said how it went. */
function isPaymentUnclear(db: Database, { unclearFrom: from, unclearTo: to }: Bindable<ViewValues>) {
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

const isOfOtherGateway = (gateway: Bindable<ViewValues>["gateway"]) =>
  sql`${refunds.gateway} is distinct from ${gateway}`;

/** Orders with a refund that is not paid yet, and of which something holds. */
const hasOpenRefund = (db: Database, which: SQL): SQL =>
  inArray(
    orders.id,
    db.select({ id: refunds.orderId }).from(refunds).where(sql`${refunds.state} <> 'done' and (${which})`),
  );

/** Orders with a refund that failed, or that people pay. */
const hasRefundToSeeTo = (db: Database, { gateway }: Bindable<ViewValues>): SQL =>
  hasOpenRefund(
    db,
    sql`${refunds.state} = 'failed' or (${refunds.state} = 'requested' and ${isOfOtherGateway(gateway)})`,
  );

/** Orders with a refund that a gateway has, which the store can ask no longer. */
const hasUnclearRefund = (db: Database, { gateway }: Bindable<ViewValues>): SQL =>
  hasOpenRefund(db, sql`${refunds.state} = 'sent' and ${isOfOtherGateway(gateway)}`);

/** The condition of a view of the shop's orders. */
export function isInView(db: Database, view: OrderView, values: Bindable<ViewValues>): SQL | undefined {
  if (view === "payment") return isPaymentUnclear(db, values);
  if (view === "refund") return hasRefundToSeeTo(db, values);
  return view === "refund_unclear" ? hasUnclearRefund(db, values) : VIEWS[view];
}
