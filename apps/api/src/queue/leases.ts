import { randomUUID } from "node:crypto";
import { daysAfter, minutesAfter } from "@store/domain";
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { jobs } from "../db/schema/index.ts";
import type { Job } from "./job.ts";

/** How long a process has a job without saying so again. After a crash the job waits for so long. */
export const LEASE_MINUTES = 1;
/** No job is as rare: a run that is due later was planned by a clock that was wrong. */
const RAREST_DAYS = 2;

/** A job that this process runs, and no other. */
export interface Lease {
  readonly job: Job;
  readonly renew: (now: Date) => Promise<void>;
  /** Ends it, unless it was lost, and says when the job runs next. */
  readonly end: (next: Date) => Promise<void>;
}

/** Makes a row of each job that has none: it is due at once. */
export async function registerJobs(db: Database, registered: readonly Job[], now: Date): Promise<void> {
  if (registered.length === 0) return;
  await db
    .insert(jobs)
    .values(registered.map(({ name }) => ({ name, dueAt: now })))
    .onConflictDoNothing();
}

/** Takes the job that has been due the longest, of those registered; undefined when none is due. */
export async function leaseJob(db: Database, registered: readonly Job[], now: Date): Promise<Lease | undefined> {
  const isDue = or(lte(jobs.dueAt, now), gt(jobs.dueAt, daysAfter(now, RAREST_DAYS)));
  const isFree = or(
    isNull(jobs.leasedUntil),
    lte(jobs.leasedUntil, now),
    gt(jobs.leasedUntil, minutesAfter(now, 2 * LEASE_MINUTES)),
  );
  const names = registered.map(({ name }) => name);
  const due = db
    .select({ name: jobs.name })
    .from(jobs)
    .where(and(inArray(jobs.name, names), isDue, isFree))
    .orderBy(asc(jobs.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const lease = randomUUID();
  const [taken] = await db
    .update(jobs)
    .set({ lease, leasedUntil: minutesAfter(now, LEASE_MINUTES) })
    .where(eq(jobs.name, sql`(${due})`))
    .returning({ name: jobs.name });
  const job = registered.find(({ name }) => name === taken?.name);
  if (!job) return undefined;
  const isMine = and(eq(jobs.name, job.name), eq(jobs.lease, lease));
  return {
    job,
    renew: async (at) => {
      await db
        .update(jobs)
        .set({ leasedUntil: minutesAfter(at, LEASE_MINUTES) })
        .where(isMine);
    },
    end: async (next) => {
      await db.update(jobs).set({ dueAt: next, lease: null, leasedUntil: null }).where(isMine);
    },
  };
}
