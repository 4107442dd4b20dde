/**
 * Runs a task for each item, one after another. A failure does not stop the others.
 * @throws AggregateError of all failures, once all are done.
 */
export async function forEachIsolated<T>(things: readonly T[], task: (thing: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const thing of things) await task(thing).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${things.length} failed`);
}
