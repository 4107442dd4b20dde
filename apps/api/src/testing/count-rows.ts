import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import * as schema from "../db/schema/index.ts";

/** Every table of the schema. */
export const allTables = (): readonly PgTable[] =>
  Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));

/** How many rows each table has, by its name; empty ones are left out. */
export async function countRows(db: Database): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of allTables()) {
    const count = await db.$count(table);
    if (count > 0) counts[getTableName(table)] = count;
  }
  return counts;
}
