import { STAFF_COUNT_MAXIMUM, STAFF_PAGE_SIZE } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";

/** The rows of a page: spread it into a statement's `limit` and `offset`. */
export const rowsOfPage = (page: number) => ({ limit: STAFF_PAGE_SIZE, offset: (page - 1) * STAFF_PAGE_SIZE });

/** How many rows of a table fit, counted to 10,000. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(STAFF_COUNT_MAXIMUM)
    .as("some");
  const [counted] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(some);
  return counted?.total ?? 0;
}

/** A page of a list as the dashboard's calls answer it. Rows beyond the last page that can be asked for are not counted. */
export function listPage<Row>(data: Row[], rows: number) {
  const count = Math.min(rows, STAFF_COUNT_MAXIMUM);
  return { status: true, data, count, total_pages: Math.ceil(count / STAFF_PAGE_SIZE) };
}
