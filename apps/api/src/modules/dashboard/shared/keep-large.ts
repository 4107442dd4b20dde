import { LRUCache } from "lru-cache";
import type { Database } from "../../../db/database.ts";

/** From so many rows on, a figure takes long to compute, and a row more or less hardly changes it. */
export const LARGE_ROWS = 1000;
export const LARGE_TTL_MS = 5000;
const MAX_KEPT = 500;

interface Figure<T> {
  readonly value: T;
  /** From how many rows it was computed. */
  readonly rows: number;
}

interface Kept<T> {
  readonly figure: Promise<Figure<T>>;
  /** When it expires; never while it is computed. */
  readonly until: number;
}

interface LargeFigures<T> {
  /** A figure that is kept, or computed now. */
  readonly find: (db: Database, key: string, compute: () => Promise<Figure<T>>) => Promise<T>;
  /** Whether a figure was of many rows when it was last computed. */
  readonly isLarge: (db: Database, key: string) => boolean;
}

/**
 * Keeps figures of many rows for five seconds, a set for each database. When one has expired, concurrent calls share one
 * computation. A figure of few rows is computed at each call, so that what somebody has just done shows.
 * @param now in milliseconds; only tests pass one.
 */
export function keepLarge<T>(now = () => performance.now()): LargeFigures<T> {
  const caches = new WeakMap<Database, LRUCache<string, Kept<T>>>();
  function cacheOf(db: Database): LRUCache<string, Kept<T>> {
    const cache = caches.get(db) ?? new LRUCache({ max: MAX_KEPT });
    caches.set(db, cache);
    return cache;
  }

  return {
    find: async (db, key, compute) => {
      const cache = cacheOf(db);
      const kept = cache.get(key);
      if (kept && now() <= kept.until) return (await kept.figure).value;
      const figure = compute();
      if (kept) cache.set(key, { figure, until: Number.POSITIVE_INFINITY });
      try {
        const { value, rows } = await figure;
        if (rows >= LARGE_ROWS) cache.set(key, { figure, until: now() + LARGE_TTL_MS });
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
