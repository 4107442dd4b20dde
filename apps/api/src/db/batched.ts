import DataLoader from "dataloader";

/**
 * Reads for requests that came in together what each asks for by itself: one statement instead of one for each. Nothing is
 * kept: a read begins after the last of its requests, so that none is answered what was true before it.
 * @param read answers each key at its place.
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  // Node has handed over all requests that have arrived by then; a microtask would come after each.
  const loader = new DataLoader<Key, Value>(read, { cache: false, batchScheduleFn: setImmediate });
  return (key) => loader.load(key);
}
