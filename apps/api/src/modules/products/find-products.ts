import { count, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { catalogueState, products } from "../../db/schema/index.ts";
import { condition, isOfTheMoment, type ListFilter, order } from "./list-filter.ts";

/** A slice of a list: `limit` products from `offset` on, counted from 0. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The ids of the products in a slice, the total of the whole list, and the version of the catalogue at which they were
 * read.
 */
export interface FoundProducts {
  readonly version: number;
  readonly total: number;
  readonly ids: readonly number[];
}

/** The version that tells whether a list may have changed. */
const versionOf = (filter: ListFilter) =>
  isOfTheMoment(filter) ? catalogueState.pagesVersion : catalogueState.version;

/**
 * Finds the products of a slice, in order. The statement is not prepared, so that it is planned for its values: a common
 * word and a rare one need different plans.
 * @param total of the list, where it is known: counting a hundred thousand products is slow.
 */
export async function findProducts(
  db: Database,
  filter: ListFilter,
  slice: Slice,
  total: number | undefined,
): Promise<FoundProducts> {
  const [found] = await (filter.search === undefined
    ? selectFromIndex(db, filter, slice, total)
    : selectMatches(db, filter, slice));
  return found ?? { version: -1, total: 0, ids: [] };
}

/** Most lists that are no search have an index in their order, which is read up to the end of the slice. */
function selectFromIndex(db: Database, filter: ListFilter, { offset, limit }: Slice, total: number | undefined) {
  const rows: SQL = sql`from ${products} where ${condition(filter)}`;
  return db
    .select({
      version: versionOf(filter),
      total: total === undefined ? sql<number>`(select count(*)::int ${rows})` : sql<number>`${total}::int`,
      ids: sql<
        number[]
      >`array(select ${products.id} ${rows} order by ${order(filter)} limit ${limit} offset ${offset})`,
    })
    .from(catalogueState);
}

/** A search ranks all its matches, and counts them in the same pass. */
function selectMatches(db: Database, filter: ListFilter, { offset, limit }: Slice) {
  const sorted: SQL = sql`array_agg(${products.id} order by ${order(filter)})`;
  return db
    .select({
      version: sql<number>`(select ${versionOf(filter)} from ${catalogueState})`,
      total: count(),
      ids: sql<number[]>`coalesce((${sorted})[${offset + 1}::int:${offset + limit}::int], '{}')`,
    })
    .from(products)
    .where(condition(filter));
}
