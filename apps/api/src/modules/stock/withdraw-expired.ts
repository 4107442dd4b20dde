import { todayInIndia } from "@store/domain";
import { and, asc, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { setStockCause } from "../../db/record-stock.ts";
import { expiredPieces, products, stockBatches } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../queue/job.ts";

/** Products at once: shoppers who order one of them wait that long. */
const AT_ONCE = 200;

/** Takes what has expired of some products out of stock. Answers how many those were. */
const withdrawSome = (db: Database, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const today = todayInIndia(now);
    const expired = tx
      .select({ id: stockBatches.productId })
      .from(stockBatches)
      .where(and(gt(stockBatches.piecesLeft, 0), lt(stockBatches.bestBefore, today)))
      .limit(AT_ONCE);
    const locked = await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, expired))
      .orderBy(asc(products.id))
      .for("no key update");
    if (locked.length === 0) return 0;
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${expiredPieces(today)}` })
      .from(sql`${setStockCause({ reason: "expired", at: now })}`)
      .where(
        inArray(
          products.id,
          locked.map(({ id }) => id),
        ),
      );
    return locked.length;
  });

/**
 * Takes pieces out of stock once the best-before day of their batch has passed: lists, feeds and pages do not offer them
 * any more. Until it has run no order takes them either (`takeStock`).
 */
export async function withdrawExpired(db: Database, now: Date): Promise<void> {
  while ((await withdrawSome(db, now)) > 0);
}

/** Also at midnight in India, which is at half past in UTC. */
export const withdrawExpiredStock = (db: Database): Job => ({
  name: "take expired goods out of stock",
  schedule: "0 */5 * * * *",
  run: (now) => withdrawExpired(db, now),
});
