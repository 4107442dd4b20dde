import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";

/**
 * Loads a value once and keeps it for a while: calls meanwhile share one load, and a load that fails is not kept. For
 * small tables that rarely change.
 */
export function memoize<T extends NonNullable<unknown>>(
  clock: Clock,
  ttlMs: number,
  load: () => Promise<T>,
): () => Promise<T> {
  const cache = new LRUCache<"value", T>({
    max: 1,
    // A value is still fresh in the last millisecond of its time.
    ttl: ttlMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    fetchMethod: load,
  });
  return () => cache.forceFetch("value");
}
