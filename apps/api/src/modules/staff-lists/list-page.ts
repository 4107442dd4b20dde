import { STAFF_COUNT_MAXIMUM, STAFF_PAGE_SIZE } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { createAggregateCache } from "./aggregate-cache.ts";

/** The rows of a page: spread it into a statement's `limit` and `offset`. */
export const rowsOfPage = (page: number, size = STAFF_PAGE_SIZE) => ({ limit: size, offset: (page - 1) * size });

/** How many rows there are, where the page itself tells: the last one does. */
export function countOfPage(page: number, rows: number, size = STAFF_PAGE_SIZE): number | undefined {
  const { limit, offset } = rowsOfPage(page, size);
  const isLast = rows < limit && (rows > 0 || page === 1);
  return isLast ? Math.min(offset + rows, STAFF_COUNT_MAXIMUM) : undefined;
}

/**
 * The rows of a table that fit, to the last that is counted, as `some`.
 * @param orderBy for rows that may be few or none of very many: by it Postgres takes the index that has them in order.
 */
export const someRows = (db: Database, table: PgTable, where: SQL | undefined, as = "some", orderBy?: SQL) =>
  db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .orderBy(...(orderBy ? [orderBy] : []))
    .limit(STAFF_COUNT_MAXIMUM)
    .as(as);

/** Counts the rows of a table that fit, to 10,000. */
export const selectCount = (db: Database, table: PgTable, where: SQL | undefined) =>
  db.select({ total: sql`count(*)`.mapWith(Number) }).from(someRows(db, table, where));

const counts = createAggregateCache<number>();

/**
 * What `selectCount` says. A count of a thousand or more may be five seconds old.
 * @param key tells what is counted.
 */
export const findCount = (
  db: Database,
  key: string,
  count: () => PromiseLike<readonly { readonly total: number }[]>,
): Promise<number> =>
  counts.find(db, key, async () => {
    const [{ total } = { total: 0 }] = await count();
    return { value: total, rows: total };
  });

/** Whether `findCount` found many rows when it last counted. */
export const isLargeCount = (db: Database, key: string): boolean => counts.isLarge(db, key);

/** How many rows of a table fit, counted to 10,000. A count of a thousand or more may be five seconds old. */
export function countRows(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const count = selectCount(db, table, where);
  return findCount(db, JSON.stringify(count.toSQL()), () => count);
}

interface PageOf {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  readonly page: number;
}

/** Reads a page and how many rows fit: one statement where the page is the last, otherwise two. */
export async function readPage<Row>(
  db: Database,
  { table, where, page }: PageOf,
  read: (window: ReturnType<typeof rowsOfPage>) => PromiseLike<readonly Row[]>,
): Promise<readonly [rows: readonly Row[], count: number]> {
  const rows = await read(rowsOfPage(page));
  return [rows, countOfPage(page, rows.length) ?? (await countRows(db, table, where))];
}

/** A page of a list as the dashboard's calls answer it. Rows beyond the last page that can be asked for are not counted. */
export function listPage<Row>(data: Row[], rows: number, size = STAFF_PAGE_SIZE) {
  const count = Math.min(rows, STAFF_COUNT_MAXIMUM);
  return { status: true, data, count, total_pages: Math.ceil(count / size) };
}
