import { setTimeout as wait } from "node:timers/promises";
import { inSpan } from "@store/http-server/tracing";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Clock } from "../lib/clock.ts";
import { describeError } from "../lib/errors.ts";
import { clearFailure, recordFailure } from "./failed-jobs.ts";
import { isOfItems } from "./for-each-item.ts";
import type { Consumer, Job } from "./job.ts";
import { LEASE_MINUTES, type Lease, leaseJob, registerJobs } from "./leases.ts";
import { nextRun } from "./next-run.ts";

/** How often a worker looks for what is due. */
const POLL_MS = 1000;
/** Jobs that a worker runs at the same time, at most: as many as it has connections. */
const AT_ONCE = 3;
/** A worker that has not looked for so long is not working. */
const SILENT_MS = 60_000;
const RENEW_MS = (LEASE_MINUTES * 60_000) / 3;

export interface Worker {
  readonly start: () => void;
  /** Begins nothing more, and waits for what is under way. */
  readonly stop: () => Promise<void>;
  /** Whether it looked for due jobs within the last minute, and could. */
  readonly isAlive: () => boolean;
  /** Runs every job that is due, and resolves once they have ended. */
  readonly runDue: () => Promise<void>;
}

interface Work {
  readonly jobs: readonly Job[];
  readonly consumers: readonly Consumer[];
}

/** A run of a job that ended. */
interface ObservedRun {
  readonly job: string;
  readonly outcome: "done" | "failed";
  readonly seconds: number;
}

export type ObserveRun = (run: ObservedRun) => void;

interface WorkerDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Told of each run, for metrics. */
  readonly observeRun?: ObserveRun | undefined;
}

/**
 * Runs background work. Each run of a job is leased in the database, so that of several workers one has it; should a worker
 * die, another one goes on a minute later. A job that fails is retried after growing pauses, or by its schedule when that
 * comes first; consumers are run by every worker. Nothing overlaps itself.
 */
export function createWorker({ jobs, consumers }: Work, { db, clock, logger, observeRun }: WorkerDependencies): Worker {
  const stopping = new AbortController();
  /** By the job's name. One whose lease was lost is not begun a second time here. */
  const running = new Map<string, Promise<void>>();
  let isRegistered = false;
  // A worker that has just been made is about to.
  let lookedAt = performance.now();

  const logFailure = (error: unknown, job: string) =>
    logger.error({ err: describeError(error), job }, "A background job failed");

  const attempt = (name: string, task: () => Promise<void>): Promise<void> =>
    task().catch((error: unknown) => logFailure(error, name));

  /** Runs a job, and says when it is retried if it failed. */
  async function retryTime({ name, run }: Job): Promise<Date | null> {
    const itself = { job: name, item: "" };
    const began = performance.now();
    const observe = (outcome: ObservedRun["outcome"]) =>
      observeRun?.({ job: name, outcome, seconds: (performance.now() - began) / 1000 });
    try {
      await inSpan(`job ${name}`, {}, () => run(clock()));
      observe("done");
    } catch (error) {
      observe("failed");
      logFailure(error, name);
      if (!isOfItems(error)) return recordFailure(db, itself, error, clock());
    }
    await clearFailure(db, itself);
    return null;
  }

  async function runJob({ job, renew, end }: Lease): Promise<void> {
    const renewal = setInterval(() => void attempt(job.name, () => renew(clock())), RENEW_MS);
    try {
      const retry = await retryTime(job);
      const next = nextRun(job.schedule, clock());
      await end(retry && retry < next ? retry : next);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Starts what is due, as far as there is room. @returns whether there was anything. */
  async function startDue(): Promise<boolean> {
    if (!isRegistered) await registerJobs(db, jobs, clock());
    isRegistered = true;
    let isAnyDue = false;
    while (running.size < AT_ONCE && !stopping.signal.aborted) {
      const others = jobs.filter(({ name }) => !running.has(name));
      const lease = await leaseJob(db, others, clock());
      if (!lease) break;
      isAnyDue = true;
      const { name } = lease.job;
      const run = attempt(name, () => runJob(lease));
      running.set(name, run);
      void run.finally(() => running.delete(name));
    }
    lookedAt = performance.now();
    return isAnyDue;
  }

  async function repeat(name: string, task: () => Promise<void>): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await attempt(name, task);
      await wait(POLL_MS, undefined, { signal }).catch(() => {});
    }
  }

  let loops: readonly Promise<void>[] = [];
  return {
    start: () => {
      loops = [
        repeat("jobs", async () => void (await startDue())),
        ...consumers.map(({ name, run }) => repeat(name, () => run(clock()))),
      ];
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      await Promise.all(running.values());
    },
    isAlive: () => performance.now() - lookedAt < SILENT_MS,
    runDue: async () => {
      while (await startDue()) await Promise.all(running.values());
    },
  };
}
