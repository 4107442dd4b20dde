import DataLoader from "dataloader";

/**
 * Answers requests that arrive together by one read instead of one each. Nothing is cached: the read begins after the last
 * of them has arrived, so nobody is answered what was true before they asked.
 * @param read resolves to a value for each key, in the order of the keys.
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  // By then Node has handed over all requests that have arrived; a microtask would run after each single one.
  const loader = new DataLoader<Key, Value>(read, { cache: false, batchScheduleFn: setImmediate });
  return (key) => loader.load(key);
}
