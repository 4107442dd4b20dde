/**
 * Does a task for each of some things, one after another. One that fails holds up no other.
 * @throws AggregateError of what failed, once all are done.
 */
export async function forEachIsolated<T>(things: readonly T[], task: (thing: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const thing of things) await task(thing).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${things.length} failed`);
}
