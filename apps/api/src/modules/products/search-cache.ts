import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import { type FoundProducts, findProducts, type Slice } from "./find-products.ts";
import { type ListFilter, listKey } from "./list-filter.ts";

/** A cache of values that belong to one version of the catalogue; another version empties it. */
export interface CatalogueCache<T> {
  readonly get: (key: string) => T | undefined;
  /** Stores a value that was read at a version. */
  readonly set: (key: string, value: T, version: number) => void;
  /** Reports the version that was read with something else. */
  readonly seen: (version: number | undefined) => void;
}

/** @param max entries; the least recently used are dropped. */
export function createCatalogueCache<T extends NonNullable<unknown>>(max: number): CatalogueCache<T> {
  const cache = new LRUCache<string, T>({ max });
  let newest: number | undefined;
  function seen(version: number | undefined): void {
    if (version === newest) return;
    cache.clear();
    newest = version;
  }
  return {
    get: (key) => cache.get(key),
    set: (key, value, version) => {
      seen(version);
      cache.set(key, value);
    },
    seen,
  };
}

/** Entries. A cached slice takes about 500 bytes, a total about 50. */
const MAX_SLICES = 5000;
const MAX_TOTALS = 5000;

export interface SearchCache {
  /** The result at the newest known version of the catalogue; there may be a newer one. */
  readonly find: (filter: ListFilter, slice: Slice) => Promise<FoundProducts>;
  /** Reports a version that was read with other data: results of another version are dropped. */
  readonly seen: (version: number | undefined) => void;
}

/** Finds products and caches the result until the catalogue changes. */
export function createSearchCache(db: Database): SearchCache {
  const slices = createCatalogueCache<FoundProducts>(MAX_SLICES);
  const totals = createCatalogueCache<FoundProducts>(MAX_TOTALS);
  const inFlight = new Map<string, Promise<FoundProducts>>();

  async function find(list: string, filter: ListFilter, slice: Slice): Promise<FoundProducts> {
    const known = totals.get(list);
    if (known && slice.offset >= known.total) return { ...known, ids: [] };
    const found = await findProducts(db, filter, slice, known?.total);
    // The cached total belongs to another version than the products: count again.
    return known && known.version !== found.version ? findProducts(db, filter, slice, undefined) : found;
  }

  async function findOnce(key: string, list: string, filter: ListFilter, slice: Slice): Promise<FoundProducts> {
    const same = inFlight.get(key);
    if (same) return same;
    const finding = find(list, filter, slice).finally(() => inFlight.delete(key));
    inFlight.set(key, finding);
    const found = await finding;
    // There are endlessly many slices beyond the end, and they cost nothing to find: not cached.
    if (found.ids.length > 0) slices.set(key, found, found.version);
    totals.set(list, found, found.version);
    return found;
  }

  return {
    find: async (filter, slice) => {
      const list = listKey(filter);
      const key = `${list} ${slice.offset} ${slice.limit}`;
      return slices.get(key) ?? findOnce(key, list, filter, slice);
    },
    seen: (version) => {
      slices.seen(version);
      totals.seen(version);
    },
  };
}
