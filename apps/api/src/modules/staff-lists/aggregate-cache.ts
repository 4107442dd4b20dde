import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";

/** From this many rows on, a count or sum takes long to compute, and a row more or less hardly changes it. */
export const LARGE_ROWS = 1000;
export const AGGREGATE_TTL_MS = 5000;
const MAX_ENTRIES = 500;

interface Aggregate<T> {
  readonly value: T;
  /** From how many rows it was computed. */
  readonly rows: number;
}

interface CachedAggregate<T> {
  readonly aggregate: Promise<Aggregate<T>>;
  /** When it expires; never while it is computed. */
  readonly until: number;
}

interface AggregateCache<T> {
  /** The cached aggregate, or one that is computed now. */
  readonly find: (db: Database, key: string, compute: () => Promise<Aggregate<T>>) => Promise<T>;
  /** Whether an aggregate was of many rows when it was last computed. */
  readonly isLarge: (db: Database, key: string) => boolean;
}

/**
 * Caches counts and sums of many rows for five seconds, a set for each database. When one has expired, concurrent calls
 * share one computation. One of few rows is computed at each call, so that what somebody has just done shows.
 * @param now in milliseconds; only tests pass one.
 */
export function createAggregateCache<T>(now = () => performance.now()): AggregateCache<T> {
  const caches = new WeakMap<Database, LRUCache<string, CachedAggregate<T>>>();
  function cacheOf(db: Database): LRUCache<string, CachedAggregate<T>> {
    const cache = caches.get(db) ?? new LRUCache({ max: MAX_ENTRIES });
    caches.set(db, cache);
    return cache;
  }

  return {
    find: async (db, key, compute) => {
      const cache = cacheOf(db);
      const cached = cache.get(key);
      if (cached && now() <= cached.until) return (await cached.aggregate).value;
      const aggregate = compute();
      if (cached) cache.set(key, { aggregate, until: Number.POSITIVE_INFINITY });
      try {
        const { value, rows } = await aggregate;
        if (rows >= LARGE_ROWS) cache.set(key, { aggregate, until: now() + AGGREGATE_TTL_MS });
        else cache.delete(key);
        return value;
      } catch (error) {
        cache.delete(key);
        throw error;
      }
    },
    isLarge: (db, key) => cacheOf(db).has(key),
  };
}
