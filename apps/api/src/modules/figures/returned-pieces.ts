import { and, eq, not, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders, PIECES_TO_SEND, products, returnLines, returnRequests } from "../../db/schema/index.ts";
import { isWithin } from "../staff-lists/list-conditions.ts";
import { sumOf } from "../staff-lists/sums.ts";
import type { FigureRow } from "./figure-row.ts";
import type { Days } from "./net-sales.ts";

/** Of the orders of a period, the pieces that were delivered and those that customers sent back, in one statement. */
export async function readReturnedPieces(db: Database, days: Days): Promise<FigureRow[]> {
  const received = db
    .select({
      lineId: returnLines.lineId,
      pieces: sql<number>`sum(${returnLines.restocked} + ${returnLines.writtenOff})`.as("pieces"),
    })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.requestId))
    .where(not(returnRequests.isWithdrawal))
    .groupBy(returnLines.lineId)
    .as("received");
  // An order that was returned as a whole has no lines that say so.
  const back = sql`case when ${orders.orderStatus} = 'Returned' then ${PIECES_TO_SEND} else coalesce(${received.pieces}, 0) end`;
  return db
    .select({
      ...{ id: products.id, label: products.name },
      ...{ delivered: sumOf(PIECES_TO_SEND).mapWith(Number), back: sumOf(back).mapWith(Number) },
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(received, eq(received.lineId, orderLines.id))
    .where(and(sql`${orders.orderStatus} in ('Delivered', 'Returned')`, isWithin(orders.placedAt, days)))
    .groupBy(products.id, products.name);
}
