import type { ParsedRequest, productList } from "@store/api-client/contract";
import { PRODUCT_TAGS } from "@store/domain";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { products } from "../../db/schema/index.ts";
import { nameQuery } from "./search-terms.ts";

type Query = ParsedRequest<typeof productList>["query"];

/** What a list is filtered and sorted by. */
export interface ListFilter {
  readonly category?: { readonly id: number; readonly level: number } | undefined;
  readonly brand?: number | undefined;
  readonly foam?: number | undefined;
  readonly tag?: number | undefined;
  /** A full-text query, as `searchQuery` makes it. */
  readonly search?: string | undefined;
  readonly ordering?: Query["ordering"];
}

const TAG_IDS: readonly number[] = Object.values(PRODUCT_TAGS);
const LEVELS = [products.level1, products.level2, products.level3] as const;

const levelColumn = (level: number) => LEVELS[level - 1] ?? products.categoryId;

const matches = (query: string): SQL => sql`${products.search} @@ to_tsquery('simple', ${query})`;

export const condition = ({ category, brand, foam, tag, search }: ListFilter): SQL | undefined =>
  and(
    category ? eq(levelColumn(category.level), category.id) : sql`not ${products.isHidden}`,
    brand === undefined ? undefined : eq(products.brandId, brand),
    foam === undefined ? undefined : eq(products.foamId, foam),
    tag === undefined ? undefined : hasTag(tag),
    search === undefined ? undefined : matches(search),
  );

/** Written out: there are three tags, and each has an index of its products alone. */
const hasTag = (tag: number): SQL =>
  TAG_IDS.includes(tag) ? sql`${products.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}` : sql`false`;

/** By the price shown (C9); else, of a search, the products whose name matches first; else section by section. */
export function order({ ordering, search }: ListFilter): SQL {
  const then = (columns: SQL[]) => sql.join(columns, sql`, `);
  if (ordering === "base_price") return then([asc(products.pricePaid), asc(products.id)]);
  if (ordering === "-base_price") return then([desc(products.pricePaid), desc(products.id)]);
  const bySortRank = [asc(products.sortRank), asc(products.id)];
  return then(search === undefined ? bySortRank : [desc(matches(nameQuery(search))), ...bySortRank]);
}

/** Names a list: two of one name hold the same products in the same order. */
export const nameOf = ({ category, brand, foam, tag, search, ordering }: ListFilter): string =>
  JSON.stringify([category?.id, brand, foam, tag, search, ordering]);
