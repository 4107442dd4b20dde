import {
  isOutOfStock,
  NO_WAY_TO_WRITE,
  STOCK_IS_BACK,
  STOCK_REQUESTS_AT_MOST,
  TOO_MANY_STOCK_REQUESTS,
} from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, isInShop, products, stockRequests } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { stockRequested } from "./messages.ts";
import { reachOf } from "./reach.ts";

/**
 * The product, as long as it is out of stock. Its row is shared until the request is committed: stock that comes back
 * waits for that, and finds the request.
 */
async function lockMissing(tx: Database, productId: number) {
  const { id, name, stock } = products;
  const [product] = await tx
    .select({ id, name, stock })
    .from(products)
    .where(and(eq(id, productId), isInShop))
    .for("share");
  if (!product) return httpError(404, NO_SUCH_PRODUCT);
  return isOutOfStock(product.stock) ? product : httpError(409, STOCK_IS_BACK);
}

interface Asked {
  readonly productId: number;
  readonly now: Date;
}

/** Takes a customer's request; the one that stands already counts. @returns its id. */
export const requestForCustomer = (
  db: Database,
  customerId: number,
  { productId, now }: Asked,
): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const product = await lockMissing(tx, productId);
    if (product instanceof HttpError) return product;
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
    if (!customer || !reachOf(customer)) return httpError(409, NO_WAY_TO_WRITE);
    const own = eq(stockRequests.customerId, customerId);
    const [standing] = await tx
      .select({ id: stockRequests.id })
      .from(stockRequests)
      .where(and(own, eq(stockRequests.productId, productId)));
    if (standing) return standing.id;
    if ((await tx.$count(stockRequests, own)) >= STOCK_REQUESTS_AT_MOST) return httpError(409, TOO_MANY_STOCK_REQUESTS);
    // Another press may have come in between: the row that it wrote is the one that is answered.
    const [written] = await tx
      .insert(stockRequests)
      .values({ customerId, productId, askedAt: now })
      .onConflictDoUpdate({
        target: [stockRequests.customerId, stockRequests.productId],
        set: { askedAt: sql`${stockRequests.askedAt}` },
      })
      .returning({ id: stockRequests.id });
    if (!written) throw new Error("Inserting a request for stock returned no row");
    return written.id;
  });

/** Takes the request of somebody without a login, and mails that it was asked for; where it stands already, nothing is. */
export const requestByEmail = (
  db: Database,
  email: string,
  { productId, now }: Asked,
  tokenOf: (requestId: number) => string,
): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const product = await lockMissing(tx, productId);
    if (product instanceof HttpError) return product;
    const [written] = await tx
      .insert(stockRequests)
      .values({ email, productId, askedAt: now })
      .onConflictDoNothing()
      .returning({ id: stockRequests.id });
    if (written) await queueMessages(tx, [stockRequested(email, product, tokenOf(written.id))], now);
    return undefined;
  });
