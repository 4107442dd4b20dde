import { PACK_SIZES, PRICE_STEPS, PRODUCT_TAGS, packSizeOf, RATING_STEPS } from "@store/domain";
import { and, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { catalogueState, products } from "../../db/schema/index.ts";
import type { Labels } from "./labels.ts";
import {
  type Choices,
  chosenConditions,
  hasTag,
  isInRange,
  isInStock,
  isRated,
  isWithin,
  type ListFilter,
  listKey,
} from "./list-filter.ts";
import { createCatalogueCache } from "./search-cache.ts";

type Facet = keyof Choices;

/** A value of a filter, and how many products the list would show with it alone of its filter. */
export interface FacetValue {
  readonly id: number;
  readonly count: number;
}

export type Facets = Readonly<Record<Facet, readonly FacetValue[]>>;

/** A value that is counted by a condition of its own. */
interface Option {
  readonly facet: Facet;
  readonly id: number;
  readonly holds: SQL | undefined;
}

/** Those with few values, which are known; the ids of price steps count from 1. */
const OPTIONS: readonly Option[] = [
  ...Object.values(PRODUCT_TAGS).map((id) => ({ facet: "tag" as const, id, holds: hasTag(id) })),
  ...PRICE_STEPS.map((step, place) => ({ facet: "price" as const, id: place + 1, holds: isInRange(step) })),
  ...RATING_STEPS.map((id) => ({ facet: "rating" as const, id, holds: isRated(id) })),
  { facet: "inStock", id: 1, holds: isInStock },
];

const countWhere = (holds: SQL | undefined): SQL => (holds ? sql`count(*) filter (where ${holds})` : sql`count(*)`);

/** The place of a grouping set among those below: a bit for each column that it leaves out. */
const SET = { brand: 0b011, foam: 0b101, size: 0b110, all: 0b111 } as const;

/** Counts all values of all filters in one pass over the products that miss at most one filter's choice. */
async function countFacets(db: Database, filter: ListFilter) {
  const chosen = chosenConditions(filter);
  const facets: readonly (readonly [Facet, SQL | undefined])[] = [
    ["brand", chosen.brand],
    ["foam", chosen.foam],
    ["tag", chosen.tag],
    ["packSize", chosen.packSize],
    ["price", chosen.price],
    ["rating", chosen.rating],
    ["inStock", chosen.inStock],
  ];
  const besides = (facet: Facet) => and(...facets.map(([other, holds]) => (other === facet ? undefined : holds)));
  const narrowed = facets.filter(([, holds]) => holds !== undefined);
  const missesOneAtMost = narrowed.length < 2 ? undefined : or(...narrowed.map(([facet]) => besides(facet)));
  const { brandId, foamId, netQuantity, netUnit } = products;

  const rows = await db
    .select({
      version: sql<number>`(select ${catalogueState.pagesVersion} from ${catalogueState})`,
      set: sql<number>`grouping(${brandId}, ${foamId}, ${netQuantity})`,
      brandId,
      foamId,
      netQuantity,
      netUnit,
      ofBrand: sql<number>`${countWhere(besides("brand"))}::int`,
      ofFoam: sql<number>`${countWhere(besides("foam"))}::int`,
      ofSize: sql<number>`${countWhere(besides("packSize"))}::int`,
      options: sql<number[]>`array[${sql.join(
        OPTIONS.map(({ facet, holds }) => countWhere(and(holds, besides(facet)))),
        sql`, `,
      )}]::int[]`,
    })
    .from(products)
    .where(and(isWithin(filter), missesOneAtMost))
    .groupBy(sql`grouping sets ((${brandId}), (${foamId}), (${netQuantity}, ${netUnit}), ())`);

  const bySize = new Map<number, number>(PACK_SIZES.map(({ id }) => [id, 0]));
  for (const { set, netQuantity: quantity, netUnit: unit, ofSize } of rows) {
    if (set !== SET.size || quantity === null || unit === null) continue;
    const id = packSizeOf({ quantity, unit });
    bySize.set(id, (bySize.get(id) ?? 0) + ofSize);
  }
  const whole = rows.find(({ set }) => set === SET.all);
  const optionsOf = (facet: Facet): readonly FacetValue[] =>
    OPTIONS.flatMap((option, place) =>
      option.facet === facet ? [{ id: option.id, count: whole?.options[place] ?? 0 }] : [],
    );
  const valuesOf = (set: number, read: (row: (typeof rows)[number]) => { id: number | null; count: number }) =>
    rows.flatMap((row) => {
      const { id, count } = read(row);
      return row.set === set && id !== null ? [{ id, count }] : [];
    });
  const value: Facets = {
    brand: valuesOf(SET.brand, ({ brandId: id, ofBrand: count }) => ({ id, count })),
    foam: valuesOf(SET.foam, ({ foamId: id, ofFoam: count }) => ({ id, count })),
    packSize: [...bySize].map(([id, count]) => ({ id, count })),
    tag: optionsOf("tag"),
    price: optionsOf("price"),
    rating: optionsOf("rating"),
    inStock: optionsOf("inStock"),
  };
  return { version: whole?.version ?? 0, value };
}

/** How many lists' counts are kept; each takes about 3 kB. */
const MAX_LISTS = 1000;

/** Counts the values of a list's filters; the counts are kept until the catalogue changes, its stock and stars included. */
export function createFacets(db: Database) {
  const cache = createCatalogueCache<Facets>(MAX_LISTS);
  /** @param pagesVersion that the list was read at */
  return async (filter: ListFilter, pagesVersion: number | undefined): Promise<Facets> => {
    const key = listKey({ ...filter, ordering: undefined });
    cache.seen(pagesVersion);
    const known = cache.get(key);
    if (known) return known;
    const { value, version } = await countFacets(db, filter);
    cache.set(key, value, version);
    return value;
  };
}

/** Values that some product has, the most frequent first; and those that were chosen, whatever is left of them. */
function shown(values: readonly FacetValue[], chosen: readonly number[] = []): FacetValue[] {
  const known = new Set(values.map(({ id }) => id));
  const gone = chosen.filter((id) => !known.has(id)).map((id) => ({ id, count: 0 }));
  return [...values.filter(({ id, count }) => count > 0 || chosen.includes(id)), ...gone];
}

const mostFirst = (values: readonly FacetValue[]): FacetValue[] =>
  [...values].sort((one, other) => other.count - one.count || one.id - other.id);

/** The counts as the wire has them: brands with their names; forms have theirs in a call of their own. */
export const wireFacets = (facets: Facets, chosen: Choices, { brands }: Labels) => ({
  brand: mostFirst(shown(facets.brand, chosen.brand)).flatMap(({ id, count }) => {
    const name = brands.get(id);
    return name === undefined ? [] : [{ id, name, count }];
  }),
  product_tag: shown(facets.tag, chosen.tag),
  product_foam: mostFirst(shown(facets.foam, chosen.foam)),
  pack_size: shown(facets.packSize, chosen.packSize),
  price: shown(facets.price),
  rating: shown(facets.rating, chosen.rating === undefined ? [] : [chosen.rating]),
  in_stock: shown(facets.inStock, chosen.inStock ? [1] : []),
});
