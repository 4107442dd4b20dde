import type { Database } from "../../db/database.ts";
import { createCatalogueMemory } from "./catalogue-memory.ts";
import { type FoundProducts, findProducts, type Part } from "./found-products.ts";
import { type ListFilter, nameOf } from "./list-filter.ts";

/** A part is about half a kilobyte, a total a tenth. */
const PARTS_KEPT = 5000;
const TOTALS_KEPT = 5000;

export interface FindRemembered {
  /** What was found when the catalogue had the newest version that is known; it may have a newer one. */
  readonly find: (filter: ListFilter, part: Part) => Promise<FoundProducts>;
  /** Tells of the version that was read with other things: what was found in another is forgotten. */
  readonly seen: (version: number | undefined) => void;
}

/** Finds products, and remembers what was found until the catalogue changes. */
export function createFindRemembered(db: Database): FindRemembered {
  const parts = createCatalogueMemory<FoundProducts>(PARTS_KEPT);
  const totals = createCatalogueMemory<FoundProducts>(TOTALS_KEPT);
  const underWay = new Map<string, Promise<FoundProducts>>();

  async function look(list: string, filter: ListFilter, part: Part): Promise<FoundProducts> {
    const known = totals.get(list);
    if (known && part.offset >= known.total) return { ...known, ids: [] };
    const found = await findProducts(db, filter, part, known?.total);
    // A total of another version than the products found beside it says nothing of their list.
    return known && known.version !== found.version ? findProducts(db, filter, part, undefined) : found;
  }

  async function lookOnce(key: string, list: string, filter: ListFilter, part: Part): Promise<FoundProducts> {
    const same = underWay.get(key);
    if (same) return same;
    const looking = look(list, filter, part).finally(() => underWay.delete(key));
    underWay.set(key, looking);
    const found = await looking;
    // Beyond the end there are too many parts to remember, and nothing to look for.
    if (found.ids.length > 0) parts.set(key, found, found.version);
    totals.set(list, found, found.version);
    return found;
  }

  return {
    find: async (filter, part) => {
      const list = nameOf(filter);
      const key = `${list} ${part.offset} ${part.limit}`;
      return parts.get(key) ?? lookOnce(key, list, filter, part);
    },
    seen: (version) => {
      parts.seen(version);
      totals.seen(version);
    },
  };
}
