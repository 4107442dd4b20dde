import { type Paise, receivedPieces, ZERO_PAISE } from "@store/domain";
import { and, asc, eq, inArray, isNotNull, not, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, returnLines, returnRequests } from "../../db/schema/index.ts";
import type { Pieces } from "./reservation.ts";

/** What a credit note takes back of each line of its order, in the lines' order. */
export interface ReturnedGoods {
  readonly amounts: readonly Paise[];
  readonly pieces: readonly number[];
}

/** What the credit notes of some orders take back that were made of lines which came back, by their numbers. */
export async function readReturnedGoods(
  db: Database,
  orderIds: SQLWrapper | readonly number[],
): Promise<ReadonlyMap<string, ReturnedGoods>> {
  const rows = await db
    .select({ number: sql<string>`${returnRequests.creditNote}`, line: returnLines })
    .from(returnRequests)
    .innerJoin(orderLines, eq(orderLines.orderId, returnRequests.orderId))
    .leftJoin(returnLines, and(eq(returnLines.requestId, returnRequests.id), eq(returnLines.lineId, orderLines.id)))
    .where(and(inArray(returnRequests.orderId, orderIds), isNotNull(returnRequests.creditNote)))
    .orderBy(asc(orderLines.id));
  return new Map(
    [...Map.groupBy(rows, ({ number }) => number)].map(([number, ofNote]) => [
      number,
      {
        amounts: ofNote.map(({ line }) => line?.amount ?? ZERO_PAISE),
        pieces: ofNote.map(({ line }) => (line ? receivedPieces(line) : 0)),
      },
    ]),
  );
}

/** The pieces of an order that came back from its customer line by line, into stock or not. */
export const readReceived = (tx: Database, orderId: number): Promise<Pieces[]> =>
  tx
    .select({
      productId: orderLines.productId,
      quantity: sql`sum(${returnLines.restocked} + ${returnLines.writtenOff})`.mapWith(Number),
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.requestId))
    .where(and(eq(orderLines.orderId, orderId), not(returnRequests.isWithdrawal)))
    .groupBy(orderLines.productId);
