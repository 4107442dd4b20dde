import { CUSTOMER_KINDS, type CustomerKind, netSales } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import type { FigureRow } from "./figure-row.ts";
import { type Days, isSoldIn, refundsOfOrders, WORTH } from "./net-sales.ts";

const KINDS: readonly CustomerKind[] = ["before", "again", "once"];

/** Who ordered in a period, by whether they had ordered before it, or ordered again in it; in one statement. */
export async function readCustomerKinds(db: Database, { from, to }: Days): Promise<FigureRow[]> {
  const back = refundsOfOrders(db);
  const isInPeriod = from ? sql`${orders.placedAt} >= ${from.toISOString()}` : sql`true`;
  const customers = db
    .select({
      kind: sql<string>`case when not bool_and(${isInPeriod}) then 'before' when count(*) > 1 then 'again' else 'once' end`.as(
        "kind",
      ),
      orders: sql<number>`count(*) filter (where ${isInPeriod})`.as("orders"),
      sold: sql<number>`sum(${WORTH}) filter (where ${isInPeriod})`.as("sold"),
      refunded: sql<number>`coalesce(sum(${back.amount}) filter (where ${isInPeriod}), 0)`.as("refunded"),
    })
    .from(orders)
    .leftJoin(back, eq(back.orderId, orders.id))
    .where(isSoldIn(db, { to }))
    .groupBy(orders.customerId)
    .having(sql`bool_or(${isInPeriod})`)
    .as("customers");
  const rows = await db
    .select({
      ...{ kind: customers.kind, customers: countOf() },
      orders: sumOf(sql`${customers.orders}`).mapWith(Number),
      ...{ sold: sumOf(sql`${customers.sold}`), refunded: sumOf(sql`${customers.refunded}`) },
    })
    .from(customers)
    .groupBy(customers.kind);
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
