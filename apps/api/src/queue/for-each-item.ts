import type { Database } from "../db/database.ts";
import { clearFailure, findFailedItems, recordFailure } from "./failed-jobs.ts";
import { forEachIsolated } from "./for-each-isolated.ts";

/** Some of the things that a job works on failed. They are retried by themselves; the job has done its part. */
export class ItemsFailed extends AggregateError {}

/** Whether an error is about things that are retried by themselves, and nothing else. */
export const isOfItems = (error: unknown): boolean =>
  error instanceof ItemsFailed || (error instanceof AggregateError && error.errors.every(isOfItems));

/** A run of a job. */
export interface Run {
  readonly db: Database;
  readonly job: string;
  readonly now: Date;
}

/**
 * Works on each thing, one after another. One that fails stops no other, and is retried after growing pauses: the job
 * leaves it out by `isNotHeldBack` until then, and once it is given up.
 * @throws ItemsFailed, once all are done.
 */
export async function forEachItem<T>(
  { db, job, now }: Run,
  things: readonly T[],
  idOf: (thing: T) => number | string,
  task: (thing: T) => Promise<void>,
): Promise<void> {
  if (things.length === 0) return;
  const failedBefore = await findFailedItems(db, job);
  await forEachIsolated(things, async (thing) => {
    const item = String(idOf(thing));
    try {
      await task(thing);
    } catch (error) {
      await recordFailure(db, { job, item }, error, now);
      throw error;
    }
    if (failedBefore.has(item)) await clearFailure(db, { job, item });
  }).catch((error: unknown) => {
    throw error instanceof AggregateError ? new ItemsFailed(error.errors, error.message) : error;
  });
}
