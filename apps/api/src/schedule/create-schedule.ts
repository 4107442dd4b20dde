import type { Logger } from "pino";
import type { Clock } from "../lib/clock.ts";
import { describeError } from "../lib/errors.ts";

/** Background work: sending messages, releasing reservations, deleting expired rows. */
export interface Job {
  /** Named in the log when it fails. */
  readonly name: string;
  /** The pause, in seconds, between the end of one run and the next. */
  readonly everySeconds: number;
  /**
   * Does what is due, and nothing when it is done already. Several processes may run the same job at once, so it claims
   * its rows with `for update skip locked`, or by a statement that only one of them can win.
   */
  readonly run: (now: Date) => Promise<void>;
}

export interface Schedule {
  readonly start: () => void;
  /** Starts no more runs, and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs each job at once and then again after its pause. A job never overlaps itself and delays no other. A failure is
 * logged, and the job runs again at its next turn.
 */
export function createSchedule(
  jobs: readonly Job[],
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Schedule {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  async function runOnce(job: Job): Promise<void> {
    try {
      await job.run(clock());
    } catch (error) {
      logger.error({ err: describeError(error), job: job.name }, "A scheduled job failed");
    }
    if (!isStopped) timers.set(job, setTimeout(begin, job.everySeconds * 1000, job));
  }

  function begin(job: Job): void {
    const run = runOnce(job);
    running.add(run);
    void run.finally(() => running.delete(run));
  }

  return {
    start: () => jobs.forEach(begin),
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
