import { daysAfter, minutesAfter } from "@store/domain";
import { and, eq, gt, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { failedJobs } from "../db/schema/index.ts";
import { errorCode } from "../lib/errors.ts";

/** Pause after each failed try, in minutes; after the last it is given up. */
export const RETRY_MINUTES = [0.25, 1, 5, 15, 60, 3 * 60, 12 * 60] as const;

/** What failed: a job, or one of the things that it works on. */
export interface Failed {
  readonly job: string;
  /** Its id; empty for the job itself. */
  readonly item: string;
}

/** A code, or the kind of error: a message may hold what somebody typed. */
const codeOf = (error: unknown): string => errorCode(error) ?? (error instanceof Error ? error.name : "unknown");

/** Records a failed try. @returns when it is retried; null once it is given up. */
export async function recordFailure(
  db: Database,
  { job, item }: Failed,
  error: unknown,
  now: Date,
): Promise<Date | null> {
  const failure = { failure: codeOf(error), failedAt: now };
  const tries = sql`${failedJobs.tries} + 1`;
  const pauses = sql.raw(`(array[${RETRY_MINUTES.join(", ")}])`);
  const [row] = await db
    .insert(failedJobs)
    .values({ job, item, ...failure, tries: 1, dueAt: minutesAfter(now, RETRY_MINUTES[0]) })
    .onConflictDoUpdate({
      target: [failedJobs.job, failedJobs.item],
      // Beyond the last pause there is none: null.
      set: {
        ...failure,
        tries,
        dueAt: sql`${now.toISOString()}::timestamptz + ${pauses}[${tries}] * interval '1 minute'`,
      },
    })
    .returning({ dueAt: failedJobs.dueAt });
  return row?.dueAt ?? null;
}

/** Forgets the failures of what was done after all. */
export async function clearFailure(db: Database, { job, item }: Failed): Promise<void> {
  await db.delete(failedJobs).where(and(eq(failedJobs.job, job), eq(failedJobs.item, item)));
}

/** The things of a job that failed before. */
export async function findFailedItems(db: Database, job: string): Promise<ReadonlySet<string>> {
  const rows = await db.select({ item: failedJobs.item }).from(failedJobs).where(eq(failedJobs.job, job));
  return new Set(rows.map(({ item }) => item));
}

/** Leaves out what a job tried in vain, while it waits for its next try and once it is given up. */
export function isNotHeldBack(db: Database, job: string, id: PgColumn, now: Date): SQL {
  const { job: ofJob, item, dueAt } = failedJobs;
  const isThis = and(eq(ofJob, job), eq(item, sql`${id}::text`));
  return notExists(
    db
      .select({ one: sql`1` })
      .from(failedJobs)
      .where(and(isThis, or(isNull(dueAt), gt(dueAt, now)))),
  );
}

/** Forgets what no job comes back to: somebody else has done it, or it is needed no longer. */
export async function clearOldFailures(db: Database, now: Date): Promise<void> {
  await db.delete(failedJobs).where(lte(failedJobs.dueAt, daysAfter(now, -1)));
}
