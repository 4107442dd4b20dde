import type { ParsedRequest, productList } from "@store/api-client/contract";
import { PRODUCT_TAGS } from "@store/domain";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { products } from "../../db/schema/index.ts";

/** The words of a text as the search index has them: lower-case letters and digits. */
export const searchWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A single letter is no prefix: half the catalogue would match. */
const term = (word: string): string => ([...word].length > 1 ? `${word}:*` : word);

/** The full-text query of a search text: all words, each as a prefix. Empty when there are none. */
export const searchQuery = (text: string): string => searchWords(text).map(term).join(" & ");

/** The same query on names alone, which have weight A. */
const nameQuery = (query: string): string =>
  query
    .split(" & ")
    .map((word) => (word.endsWith(":*") ? `${word}A` : `${word}:A`))
    .join(" & ");

type Query = ParsedRequest<typeof productList>["query"];

/** A list's filter and order. */
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

/** Written as a literal, so that the planner uses the tag's partial index. */
const hasTag = (tag: number): SQL =>
  TAG_IDS.includes(tag) ? sql`${products.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}` : sql`false`;

/** By price, if asked for (C9); else, in a search, products whose name matches come first; else section by section. */
export function order({ ordering, search }: ListFilter): SQL {
  const then = (columns: SQL[]) => sql.join(columns, sql`, `);
  if (ordering === "base_price") return then([asc(products.pricePaid), asc(products.id)]);
  if (ordering === "-base_price") return then([desc(products.pricePaid), desc(products.id)]);
  const bySortRank = [asc(products.sortRank), asc(products.id)];
  return then(search === undefined ? bySortRank : [desc(matches(nameQuery(search))), ...bySortRank]);
}

/** The key of a list in caches: the same key means the same products in the same order. */
export const listKey = ({ category, brand, foam, tag, search, ordering }: ListFilter): string =>
  JSON.stringify([category?.id, brand, foam, tag, search, ordering]);
