import { minutesAfter } from "@store/domain";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";

export type OutboxMessage = typeof outbox.$inferSelect;

/** How many messages a process claims at a time. */
const BATCH = 20;

/**
 * How long a claim lasts, in minutes: longer than any provider's timeout. Should the process die, the message is due
 * again afterwards.
 */
const LEASE_MINUTES = 5;

/** Claims due messages, oldest first. No two processes claim the same one, and no transaction stays open. */
export function claimMessages(
  db: Database,
  channel: OutboxMessage["channel"],
  now: Date,
): Promise<readonly OutboxMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.dueAt, now), eq(outbox.channel, channel)))
    .orderBy(asc(outbox.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: minutesAfter(now, LEASE_MINUTES), tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}
