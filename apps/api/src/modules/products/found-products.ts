import { count, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { catalogueState, products } from "../../db/schema/index.ts";
import { condition, type ListFilter, order } from "./list-filter.ts";

/** A part of a list: so many products from the one at `offset`, the first being 0. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Which products stand in a part of a list, and how many in all of it, when the catalogue had a version. */
export interface FoundProducts {
  readonly version: number;
  readonly total: number;
  readonly ids: readonly number[];
}

const version = sql<number>`(select ${catalogueState.version} from ${catalogueState})`;

/**
 * Finds the products of a part, in its order. The statement is planned for the values that it is given: a common word
 * and a rare one are best looked for in different ways.
 * @param total how many products the list has, where that is known: counting a hundred thousand is dear.
 */
export async function findProducts(
  db: Database,
  filter: ListFilter,
  part: Part,
  total: number | undefined,
): Promise<FoundProducts> {
  const [found] = await (filter.search === undefined
    ? selectFromIndex(db, filter, part, total)
    : selectMatches(db, filter, part));
  return found ?? { version: -1, total: 0, ids: [] };
}

/** Every list but a search is in an index, in its order, which is read up to the part and no further. */
function selectFromIndex(db: Database, filter: ListFilter, { offset, limit }: Part, total: number | undefined) {
  const rows: SQL = sql`from ${products} where ${condition(filter)}`;
  return db
    .select({
      version: catalogueState.version,
      total: total === undefined ? sql<number>`(select count(*)::int ${rows})` : sql<number>`${total}::int`,
      ids: sql<
        number[]
      >`array(select ${products.id} ${rows} order by ${order(filter)} limit ${limit} offset ${offset})`,
    })
    .from(catalogueState);
}

/** The matches of a search are sorted by how they match, so that each is looked at: once, and counted meanwhile. */
function selectMatches(db: Database, filter: ListFilter, { offset, limit }: Part) {
  const sorted: SQL = sql`array_agg(${products.id} order by ${order(filter)})`;
  return db
    .select({
      version,
      total: count(),
      ids: sql<number[]>`coalesce((${sorted})[${offset + 1}::int:${offset + limit}::int], '{}')`,
    })
    .from(products)
    .where(condition(filter));
}
