import { LRUCache } from "lru-cache";
import type { Database } from "../../../db/database.ts";

/** From so many rows on, a figure takes long to compute, and a row more or less hardly changes it. */
export const LARGE_ROWS = 1000;
export const LARGE_TTL_MS = 5000;
const MAX_KEPT = 500;

interface LargeFigures<T> {
  readonly get: (db: Database, key: string) => T | undefined;
  /** Keeps a figure if it was computed from many rows. */
  readonly set: (db: Database, key: string, value: T, rows: number) => void;
}

/**
 * Keeps figures of many rows for five seconds, a set for each database. A figure of few rows is computed at each call, so
 * that what somebody has just done shows.
 * @param now in milliseconds; only tests pass one.
 */
export function keepLarge<T extends NonNullable<unknown>>(now = () => performance.now()): LargeFigures<T> {
  const caches = new WeakMap<Database, LRUCache<string, T>>();
  const newCache = () => new LRUCache<string, T>({ max: MAX_KEPT, ttl: LARGE_TTL_MS, ttlResolution: 0, perf: { now } });
  return {
    get: (db, key) => caches.get(db)?.get(key),
    set: (db, key, value, rows) => {
      if (rows < LARGE_ROWS) return;
      const cache = caches.get(db) ?? newCache();
      caches.set(db, cache);
      cache.set(key, value);
    },
  };
}
