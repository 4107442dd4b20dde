import { LRUCache } from "lru-cache";

/** Keeps what is true of one version of the catalogue, and forgets it all when it is told of another. */
export interface CatalogueMemory<T> {
  readonly get: (key: string) => T | undefined;
  /** Keeps a value that was read together with a version. */
  readonly set: (key: string, value: T, version: number) => void;
  /** Tells of the version that was read with other things. */
  readonly seen: (version: number | undefined) => void;
}

/** @param most values; those that were asked for the longest ago make room. */
export function createCatalogueMemory<T extends NonNullable<unknown>>(most: number): CatalogueMemory<T> {
  const kept = new LRUCache<string, T>({ max: most });
  let newest: number | undefined;
  function seen(version: number | undefined): void {
    if (version === newest) return;
    kept.clear();
    newest = version;
  }
  return {
    get: (key) => kept.get(key),
    set: (key, value, version) => {
      seen(version);
      kept.set(key, value);
    },
    seen,
  };
}
