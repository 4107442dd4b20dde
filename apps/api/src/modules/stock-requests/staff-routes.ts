import { wantedProducts } from "@store/api-client/contract";
import { asc, desc, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, stockRequests } from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";

/** How many wait for each product, and since when. */
const waitingByProduct = (db: Database) =>
  db
    .select({
      productId: stockRequests.productId,
      waiting: sql<number>`count(*)`.mapWith(Number).as("waiting"),
      since: sql`min(${stockRequests.askedAt})`.mapWith(stockRequests.askedAt).as("since"),
    })
    .from(stockRequests)
    .groupBy(stockRequests.productId)
    .as("waiting_by_product");

/** What the shop's customers wait for, for those who order goods. */
export function wantedProductRoutes({ serve, db }: Backend): void {
  const { id, name, image, stock } = products;
  serve(wantedProducts, async ({ query: { page } }) => {
    const wanted = waitingByProduct(db);
    const isWanted = exists(db.select({ one: sql`1` }).from(stockRequests).where(eq(stockRequests.productId, id)));
    const [rows, count] = await readPage(db, { table: products, where: isWanted, page }, ({ limit, offset }) =>
      db
        .select({ id, name, image, stock, waiting: wanted.waiting, since: wanted.since })
        .from(wanted)
        .innerJoin(products, eq(id, wanted.productId))
        .orderBy(desc(wanted.waiting), asc(id))
        .limit(limit)
        .offset(offset),
    );
    return listPage(
      rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
      count,
    );
  });
}
