import type { Logger } from "pino";
import type { Clock } from "../lib/clock.ts";
import { describeError } from "../lib/describe-error.ts";

/** Work that nobody asks for with a request: sending what waits, putting back what was held, clearing what is over. */
export interface Step {
  /** Named in the log when it fails. */
  readonly name: string;
  /** The pause, in seconds, between the end of one run and the next. */
  readonly everySeconds: number;
  /**
   * Does what is due now, and nothing when it was done already. Several processes run the same step at once: it takes
   * its rows with `for update skip locked`, or by a statement that only one of them can win.
   */
  readonly run: (now: Date) => Promise<void>;
}

export interface Schedule {
  readonly start: () => void;
  /** Starts no run any more, and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs each step again and again, at once and then after its pause. A step never overlaps itself and holds up no other;
 * a failure is logged, and the step runs again in its turn.
 */
export function createSchedule(
  steps: readonly Step[],
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Schedule {
  const timers = new Map<Step, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  async function runOnce(step: Step): Promise<void> {
    try {
      await step.run(clock());
    } catch (error) {
      logger.error({ err: describeError(error), step: step.name }, "A scheduled step failed");
    }
    if (!isStopped) timers.set(step, setTimeout(begin, step.everySeconds * 1000, step));
  }

  function begin(step: Step): void {
    const run = runOnce(step);
    underWay.add(run);
    void run.finally(() => underWay.delete(run));
  }

  return {
    start: () => steps.forEach(begin),
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
