import type { Database } from "../../db/database.ts";
import { events } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";

/**
 * Stores events. Their HTML is sanitised here, so that no script gets into the table.
 * @returns their ids.
 */
export async function writeEvents(db: Database, rows: readonly (typeof events.$inferInsert)[]): Promise<number[]> {
  const written = await db
    .insert(events)
    .values(rows.map((row) => ({ ...row, descriptionHtml: sanitizeHtml(row.descriptionHtml) })))
    .returning({ id: events.id });
  return written.map(({ id }) => id);
}
