import { CUSTOMER_KINDS, type CustomerKind, netSales } from "@store/domain";
import { and, eq, exists, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import type { FigureRow } from "./figure-row.ts";
import { type Days, isSoldIn, refundsOfOrders, WORTH } from "./net-sales.ts";

const KINDS: readonly CustomerKind[] = ["before", "again", "once"];

/**
 * Who ordered in a period, by whether they had ordered before it, or ordered again in it; in one statement. Earlier orders
 * are looked up by customer: in a shop of many years they are many times those of the period.
 */
export async function readCustomerKinds(db: Database, { from, to }: Days): Promise<FigureRow[]> {
  const back = refundsOfOrders(db);
  const customers = db
    .select({
      id: sql<number>`${orders.customerId}`.as("id"),
      orders: sql<number>`count(*)`.as("orders"),
      sold: sql<number>`sum(${WORTH})`.as("sold"),
      refunded: sql<number>`coalesce(sum(${back.amount}), 0)`.as("refunded"),
    })
    .from(orders)
    .leftJoin(back, eq(back.orderId, orders.id))
    .where(isSoldIn(db, { from, to }))
    .groupBy(orders.customerId)
    .as("customers");
  const earlier = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customers.id), isSoldIn(db, {}), from && lt(orders.placedAt, from)));
  const kind = sql<string>`case when ${from ? exists(earlier) : sql`false`} then 'before'
    when ${customers.orders} > 1 then 'again' else 'once' end`;
  const rows = await db
    .select({
      ...{ kind, customers: countOf() },
      orders: sumOf(sql`${customers.orders}`).mapWith(Number),
      ...{ sold: sumOf(sql`${customers.sold}`), refunded: sumOf(sql`${customers.refunded}`) },
    })
    .from(customers)
    .groupBy(sql`1`);
  return KINDS.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    if (!row) return [];
    const { customers: count, orders: placed, sold, refunded } = row;
    return [
      {
        label: CUSTOMER_KINDS[kind],
        customers: count,
        orders: placed,
        sold,
        refunded,
        amount: netSales(sold, refunded),
      },
    ];
  });
}
