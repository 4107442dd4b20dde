import { SHOP_SKELETON_CARDS } from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { catalogueState, products } from "../../db/schema/index.ts";
import { findProducts, type Slice } from "./find-products.ts";
import { isOfTheMoment, type ListFilter } from "./list-filter.ts";
import { type CardRow, cardOnly, isWishedBy } from "./product-card.ts";
import { createSearchCache } from "./search-cache.ts";

/** As many as a screen shows placeholders for while it loads [R61]. */
export const PAGE_SIZE = SHOP_SKELETON_CARDS;

/** How often a list is found again when the catalogue keeps changing, before it is read in one snapshot. */
const ATTEMPTS = 2;

export const sliceOfPage = (page: number): Slice => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

export interface ProductRows {
  readonly rows: readonly CardRow[];
  /** Products in the whole list. */
  readonly total: number;
  /** The version of the store's pages when they were read. */
  readonly pagesVersion?: number | undefined;
}

type Read = (filter: ListFilter, slice: Slice, shopperId: number | undefined) => Promise<ProductRows>;

interface ReadCards {
  /** The catalogue's versions when the cards were read. */
  readonly version: number | undefined;
  readonly pagesVersion: number | undefined;
  /** In the order of the ids; deleted products are left out. */
  readonly rows: readonly CardRow[];
}

/** Reads current cards by ids: one prepared statement for every list. */
function createReadCards(db: Database) {
  const versions = { version: catalogueState.version, pagesVersion: catalogueState.pagesVersion };
  const columns = { ...versions, ...cardOnly };
  const isAsked = sql`${products.id} = any(${sql.placeholder("ids")}::int[])`;
  const anonymous = db
    .select(columns)
    .from(products)
    .innerJoin(catalogueState, sql`true`)
    .where(isAsked)
    .prepare("cards");
  const personal = db
    .select({ ...columns, isWished: isWishedBy(sql.placeholder("shopper")) })
    .from(products)
    .innerJoin(catalogueState, sql`true`)
    .where(isAsked)
    .prepare("cards_personal");
  const selectVersions = db.select(versions).from(catalogueState).prepare("catalogue_versions");

  return async (ids: readonly number[], shopperId: number | undefined): Promise<ReadCards> => {
    const read = await (shopperId === undefined ? anonymous : personal).execute({ ids, shopper: shopperId });
    const [any] = read.length > 0 ? read : await selectVersions.execute();
    const byId = new Map<number, CardRow>();
    for (const row of read) byId.set(row.id, row);
    return { version: any?.version, pagesVersion: any?.pagesVersion, rows: ids.flatMap((id) => byId.get(id) ?? []) };
  };
}

/** Finds and reads in one snapshot: consistent, but slow. */
const readSnapshot = (db: Database, ...[filter, slice, shopperId]: Parameters<Read>): Promise<ProductRows> =>
  db.transaction(
    async (tx) => {
      const { ids, total } = await findProducts(tx, filter, slice, undefined);
      const { rows, pagesVersion } = await createReadCards(tx)(ids, shopperId);
      return { rows, total, pagesVersion };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/**
 * Reads slices of lists. Which products are in a slice is cached, so that page 500 costs what page 1 does. Prices, stock
 * and stars are read every time, together with the catalogue's version: when it is not the cached one, the list is found
 * again.
 */
export function createProductList(db: Database): Read {
  const [lists, momentary] = [createSearchCache(db), createSearchCache(db)];
  const readCards = createReadCards(db);

  return async (filter, slice, shopperId) => {
    const cache = isOfTheMoment(filter) ? momentary : lists;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { ids, total, version } = await cache.find(filter, slice);
      const cards = await readCards(ids, shopperId);
      const current = cache === momentary ? cards.pagesVersion : cards.version;
      if (current === version) return { rows: cards.rows, total, pagesVersion: cards.pagesVersion };
      cache.seen(current);
    }
    return readSnapshot(db, filter, slice, shopperId);
  };
}
