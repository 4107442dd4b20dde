import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { batchMovements, stockBatches } from "../../db/schema/index.ts";

/** The batches of some products, by their product and number. */
export async function readKnownBatches(
  tx: Database,
  wanted: readonly { readonly productId: number; readonly number: string }[],
) {
  if (wanted.length === 0) return new Map<string, never>();
  const pairs = sql.join(
    wanted.map(({ productId, number }) => sql`(${productId}::int, ${number})`),
    sql`, `,
  );
  const rows = await tx
    .select()
    .from(stockBatches)
    .where(sql`(${stockBatches.productId}, ${stockBatches.number}) in (${pairs})`);
  return new Map(rows.map((row) => [batchName(row), { ...row, left: row.piecesLeft }]));
}

/** What a batch is found by among those of several products. */
export const batchName = ({ productId, number }: { readonly productId: number; readonly number: string }): string =>
  `${productId} ${number}`;

/** Which batches the pieces of some orders are of that they have now, the first to expire first. */
export const readBatchesOfOrders = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      orderId: sql`${batchMovements.orderId}`.mapWith(batchMovements.orderId),
      productId: stockBatches.productId,
      number: stockBatches.number,
      bestBefore: stockBatches.bestBefore,
      pieces: sql`-sum(${batchMovements.change})`.mapWith(Number),
    })
    .from(batchMovements)
    .innerJoin(stockBatches, eq(stockBatches.id, batchMovements.batchId))
    .where(inArray(batchMovements.orderId, [...orderIds]))
    .groupBy(batchMovements.orderId, stockBatches.id)
    .having(sql`sum(${batchMovements.change}) < 0`)
    .orderBy(asc(stockBatches.bestBefore), asc(stockBatches.id));
