import type { Clock } from "../lib/clock.ts";
import type { Database } from "./database.ts";
import { catalogueState } from "./schema/index.ts";

/** How long a version that was read counts as the newest, in milliseconds (C48). */
const TTL_MS = 1000;

export interface CatalogueVersion {
  /** Reads it from the database. */
  readonly read: () => Promise<number>;
  /** The version, at most a second old. */
  readonly current: () => Promise<number>;
  /** Somebody knows a version: an older one that is known here is read again before it is used. */
  readonly expect: (version: number) => void;
  /** Something has been changed by this process. */
  readonly forget: () => void;
}

/** The version of what the store's pages show, as this process knows it. */
export function createCatalogueVersion(db: Database, clock: Clock): CatalogueVersion {
  const select = db.select({ version: catalogueState.pagesVersion }).from(catalogueState).prepare("pages_version");
  let last: { readonly version: number; readonly at: number } | undefined;

  async function read(): Promise<number> {
    const at = clock().getTime();
    const [row] = await select.execute();
    const version = row?.version ?? 0;
    // An older reading that comes later tells nothing.
    if (version >= (last?.version ?? 0)) last = { version, at };
    return version;
  }
  return {
    read,
    current: async () => (last && clock().getTime() - last.at < TTL_MS ? last.version : read()),
    expect: (version) => {
      if (last && version > last.version) last = undefined;
    },
    forget: () => {
      last = undefined;
    },
  };
}

/** Loads a value once for each version of the catalogue. Concurrent calls share one load; a failed load is not kept. */
export function cacheByVersion<T>(version: CatalogueVersion, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly version: number; readonly value: Promise<T> } | undefined;
  return async () => {
    const current = await version.current();
    if (kept?.version === current) return kept.value;
    const entry = { version: current, value: load() };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}
