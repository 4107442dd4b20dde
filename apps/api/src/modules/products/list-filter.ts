import type { ParsedRequest, productList } from "@store/api-client/contract";
import { PRODUCT_TAGS } from "@store/domain";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { products } from "../../db/schema/index.ts";

type Query = ParsedRequest<typeof productList>["query"];

/** What a list is filtered and sorted by. */
export interface ListFilter {
  readonly category?: { readonly id: number; readonly level: number } | undefined;
  readonly brand?: number | undefined;
  readonly foam?: number | undefined;
  readonly tag?: number | undefined;
  readonly search?: string | undefined;
  readonly ordering?: Query["ordering"];
}

const TAG_IDS: readonly number[] = Object.values(PRODUCT_TAGS);
const LEVELS = [products.level1, products.level2, products.level3] as const;

const levelColumn = (level: number) => LEVELS[level - 1] ?? products.categoryId;

const matches = (query: "search" | "nameSearch"): SQL =>
  sql`${products.search} @@ to_tsquery('simple', ${sql.placeholder(query)})`;

/** The condition of a filter. Its values are parameters, so that one statement serves them all. */
export const condition = ({ category, brand, foam, tag, search }: ListFilter): SQL | undefined =>
  and(
    category ? eq(levelColumn(category.level), sql.placeholder("category")) : sql`not ${products.isHidden}`,
    brand === undefined ? undefined : eq(products.brandId, sql.placeholder("brand")),
    foam === undefined ? undefined : eq(products.foamId, sql.placeholder("foam")),
    tag === undefined ? undefined : hasTag(tag),
    search === undefined ? undefined : matches("search"),
  );

/** Written out: there are three tags, and each has an index of its products alone. */
const hasTag = (tag: number): SQL =>
  TAG_IDS.includes(tag) ? sql`${products.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}` : sql`false`;

/** By the price shown (C9); else, of a search, the products whose name matches first; else section by section. */
export function order({ ordering, search }: ListFilter): SQL[] {
  if (ordering === "base_price") return [asc(products.pricePaid), asc(products.id)];
  if (ordering === "-base_price") return [desc(products.pricePaid), desc(products.id)];
  const byShelf = [asc(products.shelf), asc(products.id)];
  return search === undefined ? byShelf : [desc(matches("nameSearch")), ...byShelf];
}

/** Names what decides the text of a filter's statement. */
export const shapeOf = ({ category, brand, foam, tag, search, ordering }: ListFilter): string =>
  [
    category && `level${category.level}`,
    brand && "brand",
    foam && "foam",
    tag && `tag${tag}`,
    search && "search",
    ordering,
  ]
    .filter(Boolean)
    .join("_");
