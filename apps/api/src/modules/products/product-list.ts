import { SHOP_SKELETON_CARDS } from "@store/domain";
import { sql } from "drizzle-orm";
import { batched } from "../../db/batched.ts";
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
  readonly version?: number;
  readonly pagesVersion?: number;
  /** In the order of the ids; deleted products are left out. */
  readonly rows: readonly CardRow[];
}

/**
 * Reads current cards by ids: one prepared statement for every list. The rows come as one JSON value: as columns, `pg` and
 * Drizzle would convert each value by itself.
 */
function createReadCards(db: Database): (ids: readonly number[], shopperId: number | undefined) => Promise<ReadCards> {
  const prepare = (isPersonal: boolean) => {
    const columns = isPersonal ? { ...cardOnly, isWished: isWishedBy(sql.placeholder("shopper")) } : cardOnly;
    const named = Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`);
    const rows = sql<readonly CardRow[]>`(select coalesce(json_agg(card), '[]') from (
      select ${sql.join(named, sql`, `)} from ${products}
      where ${products.id} = any(${sql.placeholder("ids")}::int[])) card)`;
    return db
      .select({ version: catalogueState.version, pagesVersion: catalogueState.pagesVersion, rows })
      .from(catalogueState)
      .prepare(isPersonal ? "cards_personal" : "cards");
  };
  const [anonymous, personal] = [prepare(false), prepare(true)];

  async function read(statement: typeof anonymous, ids: readonly number[], shopper?: number) {
    const [found] = await statement.execute({ ids, shopper });
    const byId = new Map(found?.rows.map((row) => [row.id, row]));
    return (list: readonly number[]): ReadCards => ({ ...found, rows: list.flatMap((id) => byId.get(id) ?? []) });
  }
  const readAnonymous = batched(async (lists: readonly (readonly number[])[]) => {
    const cardsOf = await read(anonymous, [...new Set(lists.flat())]);
    return lists.map((list) => cardsOf(list));
  });

  return async (ids, shopperId) =>
    shopperId === undefined ? readAnonymous(ids) : (await read(personal, ids, shopperId))(ids);
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
