import { count, inArray, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import { condition, type ListFilter, order, shapeOf } from "./list-filter.ts";
import { type CardRow, cardColumns } from "./product-card.ts";
import { nameQuery, searchQuery } from "./search-terms.ts";

export const PAGE_SIZE = 24;

/** How long a number of products is kept, in milliseconds: counting a hundred thousand is dear, a page is not. */
const KEEP_COUNT = 30_000;
const COUNTS_KEPT = 2000;

/** From here on a page is found in the index alone, before its products are read. */
const DEEP_PAGE = 10;

type Depth = "first" | "later" | "deep";

const depthOf = (page: number): Depth => (page === 1 ? "first" : page < DEEP_PAGE ? "later" : "deep");

/**
 * A page in its order. Its size, and a first page without an offset, are written into the statement: with numbers that
 * it does not know Postgres would plan every request anew.
 */
const pageOf = (filter: ListFilter, depth: Depth): SQL =>
  sql.join([
    sql.join(order(filter), sql`, `),
    sql.raw(` limit ${PAGE_SIZE}`),
    ...(depth === "first" ? [] : [sql` offset ${sql.placeholder("offset")}`]),
  ]);

/** Reads pages of products: one statement a page, prepared once for each shape of filters. */
export function createProductList(db: Database, clock: Clock) {
  const selectPage = (filter: ListFilter, depth: Depth, isPersonal: boolean, name: string) => {
    const cards = db.select(cardColumns(isPersonal ? sql.placeholder("shopper") : undefined)).from(products);
    if (depth !== "deep") return cards.where(condition(filter)).orderBy(pageOf(filter, depth)).prepare(name);
    const ids = db.select({ id: products.id }).from(products).where(condition(filter)).orderBy(pageOf(filter, depth));
    return cards
      .where(inArray(products.id, ids))
      .orderBy(...order(filter))
      .prepare(name);
  };
  const selectCount = (filter: ListFilter, name: string) =>
    db.select({ total: count() }).from(products).where(condition(filter)).prepare(name);

  const pages = new Map<string, ReturnType<typeof selectPage>>();
  const counts = new Map<string, ReturnType<typeof selectCount>>();
  const totals = new LRUCache<string, number>({
    max: COUNTS_KEPT,
    ttl: KEEP_COUNT,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  });

  function prepared<S>(statements: Map<string, S>, name: string, prepare: (name: string) => S): S {
    const statement = statements.get(name) ?? prepare(name);
    statements.set(name, statement);
    return statement;
  }

  async function countProducts(filter: ListFilter, shape: string, values: Record<string, unknown>): Promise<number> {
    const key = JSON.stringify([shape, values]);
    const known = totals.get(key);
    if (known !== undefined) return known;
    const statement = prepared(counts, `count_${shape}`, (name) => selectCount(filter, name));
    const [row] = await statement.execute(values);
    const total = row?.total ?? 0;
    totals.set(key, total);
    return total;
  }

  return async (
    filter: ListFilter,
    page: number,
    shopperId: number | undefined,
  ): Promise<{ readonly rows: readonly CardRow[]; readonly total: number }> => {
    const search = filter.search === undefined ? undefined : searchQuery(filter.search);
    if (search === "") return { rows: [], total: 0 };
    const shape = shapeOf(filter);
    const values = { category: filter.category?.id, brand: filter.brand, foam: filter.foam, search };
    const depth = depthOf(page);
    const isPersonal = shopperId !== undefined;
    const statement = prepared(pages, `list_${depth}_${isPersonal ? "personal_" : ""}${shape}`, (name) =>
      selectPage(filter, depth, isPersonal, name),
    );
    const nameSearch = search === undefined ? undefined : nameQuery(search);
    const [rows, total] = await Promise.all([
      statement.execute({ ...values, nameSearch, shopper: shopperId, offset: (page - 1) * PAGE_SIZE }),
      countProducts(filter, shape, values),
    ]);
    return { rows, total };
  };
}
