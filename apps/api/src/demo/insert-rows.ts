import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";

/** A statement holds at most 65,535 values; the widest table has about thirty columns. */
const ROWS_AT_ONCE = 1000;

/** Inserts many rows in few statements. */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}
