import { and, asc, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, staffActions } from "../../db/schema/index.ts";
import { isListed } from "./product-feed.ts";

/** How many ids a file is for. With the pages of their reviews it stays far below 50,000 addresses. */
export const IDS_IN_A_FILE = 5000;
/** The last whose ids the database has. */
const LAST_FILE = Math.floor(2 ** 31 / IDS_IN_A_FILE);

/** When staff last changed the product, or added it, or somebody reviewed it. */
const changedAt: SQL<Date> = sql`greatest(
  ${products.createdAt},
  (select ${staffActions.at} from ${staffActions}
    where ${staffActions.subject} = 'product' and ${staffActions.subjectId} = ${products}.id
    order by ${staffActions.id} desc limit 1),
  (${products.newestReviews} -> 0 ->> 'created_at')::timestamptz)`.mapWith(products.createdAt);

const file = sql<number>`(${products.id} - 1) / ${sql.raw(String(IDS_IN_A_FILE))} + 1`;

/** The files that have products, with each one's newest change. */
export function createSitemapFiles(db: Database) {
  const select = db
    .select({ file, changedAt: sql<Date>`max(${changedAt})`.mapWith(products.createdAt) })
    .from(products)
    .where(isListed)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .prepare("sitemap_files");
  return async () =>
    (await select.execute()).map(({ file, changedAt }) => ({ file, changed_at: changedAt.toISOString() }));
}

export function createSitemapProducts(db: Database) {
  const select = db
    .select({
      id: products.id,
      name: products.name,
      changedAt,
      has_reviews: sql<boolean>`0 < any (${products.starCounts})`,
    })
    .from(products)
    .where(and(gt(products.id, sql.placeholder("first")), lte(products.id, sql.placeholder("last")), isListed))
    .orderBy(asc(products.id))
    .prepare("sitemap_products");
  return async (wanted: number) => {
    if (wanted > LAST_FILE) return [];
    const first = (wanted - 1) * IDS_IN_A_FILE;
    const rows = await select.execute({ first, last: first + IDS_IN_A_FILE });
    return rows.map(({ changedAt, ...row }) => ({ ...row, changed_at: changedAt.toISOString() }));
  };
}
