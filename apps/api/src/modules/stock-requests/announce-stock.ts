import { emailKey, isOutOfStock } from "@store/domain";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, products, restockedProducts, sellableStock, stockRequests } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { backInStock, type Reach } from "./messages.ts";
import { reachOf } from "./reach.ts";

const NAME = "announce stock";

/** Requests at once: orders of the product wait that long. */
const AT_ONCE = 100;

type Request = typeof stockRequests.$inferSelect;

/** How those who asked are written to, first asked first; of closed and blocked accounts nobody is. */
async function readReaches(tx: Database, requests: readonly Request[]): Promise<readonly Reach[]> {
  const ids = requests.flatMap(({ customerId }) => customerId ?? []);
  const accounts = await tx
    .select()
    .from(customers)
    .where(and(inArray(customers.id, ids), customers.isActive, sql`${customers.blockedAt} is null`));
  return requests.flatMap(({ customerId, email }): readonly Reach[] => {
    if (email !== null) return [{ email }];
    const account = accounts.find(({ id }) => id === customerId);
    const reach = account && reachOf(account);
    return reach ? [reach] : [];
  });
}

/** Ends what else the same people asked of a product, with a login and without. */
async function endOthers(tx: Database, productId: number, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const theirs = tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.emailKey, [...emails]), customers.emailIsProven));
  await tx
    .delete(stockRequests)
    .where(
      and(
        eq(stockRequests.productId, productId),
        or(inArray(sql`lower(${stockRequests.email})`, [...emails]), inArray(stockRequests.customerId, theirs)),
      ),
    );
}

/**
 * Writes to some of those who wait for a product, and answers how many requests that were. The product is locked, as a sale
 * locks it: two runs never read the same requests, and stock that changes is seen. Once it is sold out again, the others
 * go on waiting.
 */
const announceSome = (db: Database, productId: number, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [product] = await tx
      .select({ id: products.id, name: products.name, stock: sellableStock })
      .from(products)
      .where(eq(products.id, productId))
      .for("no key update");
    const next =
      product && !isOutOfStock(product.stock)
        ? await tx
            .select({ id: stockRequests.id })
            .from(stockRequests)
            .where(eq(stockRequests.productId, productId))
            .orderBy(asc(stockRequests.id))
            .limit(AT_ONCE)
        : [];
    if (!product || next.length === 0) {
      await tx.delete(restockedProducts).where(eq(restockedProducts.productId, productId));
      return 0;
    }
    const ids = next.map(({ id }) => id);
    // One that was ended in the meantime is not among them.
    const taken = await tx.delete(stockRequests).where(inArray(stockRequests.id, ids)).returning();
    const reaches = await readReaches(
      tx,
      taken.toSorted((one, other) => one.id - other.id),
    );
    const byAddress = new Map<string, Reach>();
    for (const reach of reaches) {
      const address = "email" in reach ? emailKey(reach.email) : reach.mobile;
      if (!byAddress.has(address)) byAddress.set(address, reach);
    }
    await endOthers(tx, productId, [...byAddress.keys()]);
    await queueMessages(
      tx,
      [...byAddress.values()].map((reach) => backInStock(reach, product)),
      now,
    );
    return next.length;
  });

/** Writes to those who asked when a product is back in stock: each once, who asked first before the others. */
export const announceStock = (db: Database): Job => ({
  name: NAME,
  schedule: "15 * * * * *",
  run: async (now) => {
    const restocked = await db
      .select()
      .from(restockedProducts)
      .where(isNotHeldBack(db, NAME, restockedProducts.productId, now))
      .orderBy(asc(restockedProducts.productId));
    await forEachItem(
      { db, job: NAME, now },
      restocked,
      ({ productId }) => productId,
      async ({ productId }) => {
        while ((await announceSome(db, productId, now)) > 0);
      },
    );
  },
});
