import type { ParsedRequest, productList } from "@store/api-client/contract";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { products, shopSections } from "../../db/schema/index.ts";
import { type CardRow, cardColumns } from "./product-card.ts";
import { searchQuery } from "./search-terms.ts";

export const PAGE_SIZE = 24;

/** How long a number of products is kept, in milliseconds: counting a hundred thousand is dear, a page is not. */
const KEEP_COUNT = 30_000;
const COUNTS_KEPT = 2000;

export interface ListFilter {
  readonly category?: { readonly id: number; readonly level: number } | undefined;
  readonly brand?: number | undefined;
  readonly foam?: number | undefined;
  readonly tag?: number | undefined;
  readonly search?: string | undefined;
  readonly ordering?: ParsedRequest<typeof productList>["query"]["ordering"];
}

/** The filters that are set decide the statement; their values are its parameters. */
type Shape = string;

const LEVELS = { 1: products.level1, 2: products.level2, 3: products.level3 } as const;
const levelColumn = (level: number) => (level === 1 || level === 2 ? LEVELS[level] : LEVELS[3]);

const searched = sql`to_tsquery('simple', ${sql.placeholder("search")})`;

function conditions({ category, brand, foam, tag, search }: ListFilter): SQL | undefined {
  return and(
    category ? eq(levelColumn(category.level), sql.placeholder("category")) : sql`not ${products.isHidden}`,
    brand === undefined ? undefined : eq(products.brandId, sql.placeholder("brand")),
    foam === undefined ? undefined : eq(products.foamId, sql.placeholder("foam")),
    tag === undefined ? undefined : sql`${products.tagIds} @> array[${sql.placeholder("tag")}]::smallint[]`,
    search === undefined ? undefined : sql`${products.search} @@ ${searched}`,
  );
}

/** By the price shown (C9); else the best matches of a search; else section by section. */
function order({ ordering, search }: ListFilter): SQL[] {
  if (ordering === "base_price") return [asc(products.pricePaid), asc(products.id)];
  if (ordering === "-base_price") return [desc(products.pricePaid), desc(products.id)];
  if (search !== undefined) return [desc(sql`ts_rank(${products.search}, ${searched})`), asc(products.id)];
  return [asc(products.shelf), asc(products.id)];
}

const shapeOf = ({ category, brand, foam, tag, search, ordering }: ListFilter): Shape =>
  [category && `level${category.level}`, brand && "brand", foam && "foam", tag && "tag", search && "search", ordering]
    .filter(Boolean)
    .join("_");

/** Reads pages of products. One statement a page; each shape of filters is prepared once. */
export function createProductList(db: Database, clock: Clock) {
  const selectPage = (filter: ListFilter, isPersonal: boolean, name: string) =>
    db
      .select(cardColumns(isPersonal ? sql.placeholder("shopper") : undefined))
      .from(products)
      .leftJoin(shopSections, eq(shopSections.id, products.sectionId))
      .where(conditions(filter))
      .orderBy(...order(filter))
      .limit(PAGE_SIZE)
      .offset(sql.placeholder("offset"))
      .prepare(`products_${name}`);
  const selectCount = (filter: ListFilter, name: string) =>
    db.select({ total: count() }).from(products).where(conditions(filter)).prepare(`products_count_${name}`);

  const pages = new Map<string, ReturnType<typeof selectPage>>();
  const counts = new Map<Shape, ReturnType<typeof selectCount>>();
  const totals = new LRUCache<string, number>({
    max: COUNTS_KEPT,
    ttl: KEEP_COUNT,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  });

  function prepared<S>(statements: Map<string, S>, name: string, prepare: () => S): S {
    const known = statements.get(name) ?? prepare();
    statements.set(name, known);
    return known;
  }

  return async (
    filter: ListFilter,
    page: number,
    shopperId: number | undefined,
  ): Promise<{ readonly rows: readonly CardRow[]; readonly total: number }> => {
    const search = filter.search === undefined ? undefined : searchQuery(filter.search);
    if (search === "") return { rows: [], total: 0 };
    const shape = shapeOf(filter);
    const values = { category: filter.category?.id, brand: filter.brand, foam: filter.foam, tag: filter.tag, search };

    const countKey = `${shape}|${Object.values(values).join("|")}`;
    const total = async () => {
      const known = totals.get(countKey);
      if (known !== undefined) return known;
      const [row] = await prepared(counts, shape, () => selectCount(filter, shape)).execute(values);
      totals.set(countKey, row?.total ?? 0);
      return row?.total ?? 0;
    };
    const isPersonal = shopperId !== undefined;
    const name = isPersonal ? `${shape}_personal` : shape;
    const statement = prepared(pages, name, () => selectPage(filter, isPersonal, name));
    const [rows, all] = await Promise.all([
      statement.execute({ ...values, shopper: shopperId, offset: (page - 1) * PAGE_SIZE }),
      total(),
    ]);
    return { rows, total: all };
  };
}
