import { minutesAfter } from "@store/domain";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";

export type OutboxMessage = typeof outbox.$inferSelect;

/** Messages that one process tries at a time. */
const BATCH = 20;

/**
 * How long, in minutes, a message belongs to the process that took it: longer than any provider's patience. It is due
 * again afterwards, should that process be gone.
 */
const LEASE_MINUTES = 5;

/** Takes what is due, the longest waiting first. No two processes take the same, and no transaction stays open. */
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
