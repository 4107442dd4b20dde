import { type CalendarDate, calendarDate, netSales, type Paise, type SalesDay } from "@store/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders, refunds, returnLines } from "../../db/schema/index.ts";
import { isInView } from "../orders/staff-views.ts";
import { isWithin } from "../staff-lists/list-conditions.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";

/*
 * What the shop's sales are, wherever they are told: what its sold orders came to, less what was refunded of them, on the
 * day of the order.
 */

/** A part of time, without bounds where it has none. */
export interface Days {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** What an order came to: GST and shipping included, and what gift vouchers and coins paid. */
export const WORTH = sql`(${orders.finalTotal} + ${orders.giftVoucher} + ${orders.usedCoins}::bigint * 100)`;

/** What a line came to: GST included, less its share of the order's discount. The goods of an order add up to these. */
export const WORTH_OF_LINE = sql`(${orderLines.basePrice} * ${orderLines.quantity} - ${orderLines.discount} + ${orderLines.tax})`;

/** The orders that were sold in a period. */
export const isSoldIn = (db: Database, days: Days): SQL | undefined =>
  and(isInView(db, "sold", {}), isWithin(orders.placedAt, days));

/** What was refunded of each order, or is to be, with what was kept back for coins. */
export const refundsOfOrders = (db: Database) =>
  db
    .select({
      orderId: refunds.orderId,
      amount: sql<number>`sum(${refunds.amount} + ${refunds.withheld})::bigint`.as("refunded_of_order"),
    })
    .from(refunds)
    .groupBy(refunds.orderId)
    .as("refunds_of_orders");

/** What was refunded of each line that came back. */
export const refundsOfLines = (db: Database) =>
  db
    .select({
      lineId: returnLines.lineId,
      amount: sql<number>`sum(${returnLines.amount})::bigint`.as("refunded_of_line"),
    })
    .from(returnLines)
    .groupBy(returnLines.lineId)
    .as("refunds_of_lines");

export interface SoldGroup {
  /** Null where the orders have none, such as no coupon. */
  readonly key: string | null;
  readonly orders: number;
  readonly discount: Paise;
  readonly sold: Paise;
  readonly refunded: Paise;
}

/** What was sold by a text of each order, in one statement. */
export function readSalesBy(db: Database, key: SQL<string | null>, days: Days): Promise<SoldGroup[]> {
  const back = refundsOfOrders(db);
  return db
    .select({
      ...{ key, orders: countOf(), discount: sumOf(orders.discount), sold: sumOf(WORTH) },
      refunded: sumOf(sql`${back.amount}`),
    })
    .from(orders)
    .leftJoin(back, eq(back.orderId, orders.id))
    .where(isSoldIn(db, days))
    .groupBy(sql`1`);
}

const DAY_OF_ORDER = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/**
 * What was sold on each day in India that had a sale. It reads what the index of sold orders has, and no discount: the
 * orders themselves would be fifty times as much.
 */
export async function readSalesByDay(db: Database, days: Days): Promise<readonly SalesDay[]> {
  const back = refundsOfOrders(db);
  const groups = await db
    .select({ day: DAY_OF_ORDER, orders: countOf(), sold: sumOf(WORTH), refunded: sumOf(sql`${back.amount}`) })
    .from(orders)
    .leftJoin(back, eq(back.orderId, orders.id))
    .where(isSoldIn(db, days))
    .groupBy(sql`1`);
  return groups.flatMap(({ sold, refunded, ...group }) => {
    const day: CalendarDate | undefined = calendarDate(group.day);
    return day ? [{ day, orders: group.orders, amount: netSales(sold, refunded), refunded }] : [];
  });
}
