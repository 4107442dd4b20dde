import { type Paise, paise, paymentStateOf, toRupees } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import { orders, refunds } from "../../db/schema/index.ts";
import type { OrderRow } from "./reservation.ts";

// By the table's name: alone in a statement, a column is written without it.
const sumOf = (amount: SQL, state: SQL): SQL<Paise> =>
  sql`(select coalesce(sum(${amount}), 0) from ${refunds} where order_id = ${orders}.id and ${state})`.mapWith((sum) =>
    paise(Number(sum)),
  );

/** What was refunded of an order, in a statement that reads orders. */
export const REFUNDED = {
  /** Paid back. */
  paidBack: sumOf(sql`amount`, sql`state = 'done'`),
  /** Kept of that for coins that were spent. */
  withheld: sumOf(sql`withheld`, sql`state = 'done'`),
  /** Asked for, and not paid back yet. */
  owed: sumOf(sql`amount`, sql`state <> 'done'`),
} as const;

export type RefundedSums = Readonly<Record<keyof typeof REFUNDED, Paise>>;

type Standing = Pick<OrderRow, "orderStatus" | "isPaid" | "finalTotal" | "isReleased">;

/** How the money of an order stands. */
export const standingOf = (order: Standing, { paidBack, withheld }: RefundedSums) =>
  paymentStateOf({ ...order, refunded: paise(paidBack + withheld) });

/** The same on the wire. */
export const wireStanding = (order: Standing, refunded: RefundedSums) => ({
  payment_state: standingOf(order, refunded),
  refunded_amt: toRupees(refunded.paidBack),
});
