import type { Database } from "../../db/database.ts";
import { createReadCards } from "./card-query.ts";
import { findProducts, type Part } from "./found-products.ts";
import type { ListFilter } from "./list-filter.ts";
import type { CardRow } from "./product-card.ts";
import { createFindRemembered } from "./remember-found.ts";

export const PAGE_SIZE = 24;

/** While the catalogue is changed without a pause, a list is looked for anew so often before it is read in one go. */
const ATTEMPTS = 2;

export const pageOf = (page: number): Part => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

export interface ProductRows {
  readonly rows: readonly CardRow[];
  /** Products in all of the list. */
  readonly total: number;
}

type Read = (filter: ListFilter, part: Part, shopperId: number | undefined) => Promise<ProductRows>;

/** Finds and reads in one snapshot: always of one moment, and always dear. */
const readAtOnce = (db: Database, ...[filter, part, shopperId]: Parameters<Read>): Promise<ProductRows> =>
  db.transaction(
    async (tx) => {
      const { ids, total } = await findProducts(tx, filter, part, undefined);
      const { rows } = await createReadCards(tx)(ids, shopperId);
      return { rows, total };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/**
 * Reads parts of lists. Which products stand in one is remembered, so that the five hundredth page costs what the first
 * does; prices, stock and stars are read every time, and with them the version of the catalogue: of another version
 * than the one remembered, the list is looked for anew.
 */
export function createProductList(db: Database): Read {
  const remembered = createFindRemembered(db);
  const readCards = createReadCards(db);

  return async (filter, part, shopperId) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { ids, total, version } = await remembered.find(filter, part);
      const cards = await readCards(ids, shopperId);
      if (cards.version === version) return { rows: cards.rows, total };
      remembered.seen(cards.version);
    }
    return readAtOnce(db, filter, part, shopperId);
  };
}
