import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";

/**
 * Loads a value once and keeps it for a while. Concurrent calls share one load; a failed load is not kept. For small
 * tables that rarely change.
 */
export function memoize<T extends NonNullable<unknown>>(
  clock: Clock,
  ttlMs: number,
  load: () => Promise<T>,
): () => Promise<T> {
  const cache = new LRUCache<"value", T>({
    max: 1,
    // lru-cache calls a value fresh until more than its TTL has passed.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    fetchMethod: load,
  });
  return () => cache.forceFetch("value");
}
