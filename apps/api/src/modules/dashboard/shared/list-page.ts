import { STAFF_COUNT_MAXIMUM, STAFF_PAGE_SIZE } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { keepLarge } from "./keep-large.ts";

/** The rows of a page: spread it into a statement's `limit` and `offset`. */
export const rowsOfPage = (page: number) => ({ limit: STAFF_PAGE_SIZE, offset: (page - 1) * STAFF_PAGE_SIZE });

const counts = keepLarge<number>();

/** How many rows of a table fit, counted to 10,000. A count of a thousand or more may be five seconds old. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(STAFF_COUNT_MAXIMUM)
    .as("some");
  const count = db.select({ total: sql`count(*)`.mapWith(Number) }).from(some);
  const key = JSON.stringify(count.toSQL());
  const kept = counts.get(db, key);
  if (kept !== undefined) return kept;
  const [{ total } = { total: 0 }] = await count;
  counts.set(db, key, total, total);
  return total;
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
  const window = rowsOfPage(page);
  const rows = await read(window);
  const isLast = rows.length < window.limit && (rows.length > 0 || page === 1);
  return [
    rows,
    isLast ? Math.min(window.offset + rows.length, STAFF_COUNT_MAXIMUM) : await countRows(db, table, where),
  ];
}

/** A page of a list as the dashboard's calls answer it. Rows beyond the last page that can be asked for are not counted. */
export function listPage<Row>(data: Row[], rows: number) {
  const count = Math.min(rows, STAFF_COUNT_MAXIMUM);
  return { status: true, data, count, total_pages: Math.ceil(count / STAFF_PAGE_SIZE) };
}
