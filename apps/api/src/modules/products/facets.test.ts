import { productList, type RequestOf } from "@store/api-client/contract";
import {
  averageRating,
  isOutOfStock,
  PACK_SIZES,
  PRICE_STEPS,
  PRODUCT_TAGS,
  packSizeOf,
  paise,
  RATING_STEPS,
  toRupees,
} from "@store/domain";
import { runs } from "@store/vitest";
import { eq, gte } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { distributionOf } from "./rating.ts";

const store = useTestStore();

type Query = NonNullable<RequestOf<typeof productList>["query"]>;
type Row = typeof products.$inferSelect;

const GHEE = 1002;
/** The products of the test: a category that the seed leaves empty, and ids of their own. */
const [GROCERIES, CATEGORY] = [1, 15];
const FIRST_ID = 900_001;

const ask = (query: Query) =>
  expectDone(store().nobody(productList, { query: { category_id: CATEGORY, with_facets: "true", ...query } }));

/** What may be chosen, as an address says it. */
interface Chosen {
  readonly brand: readonly number[];
  readonly foam: readonly number[];
  readonly tag: readonly number[];
  readonly size: readonly number[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly rating: number | undefined;
  readonly inStock: boolean;
}

const listed = (ids: readonly number[]) => (ids.length > 0 ? ids.join() : undefined);
const queryOf = ({ brand, foam, tag, size, from, to, rating, inStock }: Chosen): Query => ({
  brand: listed(brand),
  product_foam: listed(foam),
  product_tag: listed(tag),
  pack_size: listed(size),
  price_min: from,
  price_max: to,
  rating_min: rating,
  in_stock: inStock ? "true" : undefined,
});

const sizeOf = ({ netQuantity: quantity, netUnit: unit }: Row) =>
  quantity === null || unit === null ? undefined : packSizeOf({ quantity, unit });
const starsOf = ({ starCounts }: Row) => averageRating(distributionOf(starCounts));
const isPricedFrom = ({ pricePaid }: Row, from = 0, to = Infinity) =>
  pricePaid > 0 && toRupees(pricePaid) >= from && toRupees(pricePaid) <= to;
const isRated = (row: Row, least: number) => starsOf(row).count > 0 && starsOf(row).average >= least;
const isAmong = (chosen: readonly number[], own: number | null | undefined) =>
  chosen.length === 0 || (own !== null && own !== undefined && chosen.includes(own));

/** Each filter in plain TypeScript. */
const FILTERS = {
  brand: (row: Row, { brand }: Chosen) => isAmong(brand, row.brandId),
  product_foam: (row: Row, { foam }: Chosen) => isAmong(foam, row.foamId),
  product_tag: (row: Row, { tag }: Chosen) => tag.length === 0 || tag.some((id) => row.tagIds.includes(id)),
  pack_size: (row: Row, { size }: Chosen) => isAmong(size, sizeOf(row)),
  price: (row: Row, { from, to }: Chosen) => (from === undefined && to === undefined) || isPricedFrom(row, from, to),
  rating: (row: Row, { rating }: Chosen) => rating === undefined || isRated(row, rating),
  in_stock: (row: Row, { inStock }: Chosen) => !inStock || !isOutOfStock(row.stock),
};
type Facet = keyof typeof FILTERS;
const NAMES: readonly Facet[] = [
  ...(["brand", "product_foam", "product_tag", "pack_size", "price", "rating", "in_stock"] as const),
];

const IDS = [1, 2, 3];
/** The values of each filter, and whether a product has one. */
const VALUES: Readonly<Record<Facet, readonly (readonly [number, (row: Row) => boolean])[]>> = {
  brand: IDS.map((id) => [id, ({ brandId }) => brandId === id]),
  product_foam: IDS.map((id) => [id, ({ foamId }) => foamId === id]),
  product_tag: Object.values(PRODUCT_TAGS).map((id) => [id, ({ tagIds }) => tagIds.includes(id)]),
  pack_size: PACK_SIZES.map(({ id }) => [id, (row) => sizeOf(row) === id]),
  price: PRICE_STEPS.map(({ from, to }, place) => [place + 1, (row) => isPricedFrom(row, from, to)]),
  rating: RATING_STEPS.map((least) => [least, (row) => isRated(row, least)]),
  in_stock: [[1, ({ stock }) => !isOutOfStock(stock)]],
};

const Ids = fc.subarray(IDS);
const Choice: fc.Arbitrary<Chosen> = fc.record({
  brand: Ids,
  foam: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, Ids),
  tag: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, Ids),
  size: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray(PACK_SIZES.map(({ id }) => id))),
  from: fc.option(fc.constantFrom(200, 500), { nil: undefined }),
  to: fc.option(fc.constantFrom(200, 500, 1000), { nil: undefined }),
  rating: fc.option(fc.constantFrom(...RATING_STEPS), { nil: undefined }),
  inStock: fc.boolean(),
});

const Rows = fc.array(
  fc.record({
    brandId: fc.constantFrom(null, ...IDS),
    foamId: fc.constantFrom(null, ...IDS),
    tagIds: Ids,
    pricePaid: fc.constantFrom(0, 100, 19_999, 20_000, 20_001, 50_000, 100_000, 200_000, 500_000).map(paise),
    stock: fc.constantFrom(null, 0, 1, 50),
    net: fc.constantFrom(
      null,
      [100, "g"] as const,
      [0.1, "kg"] as const,
      [251, "ml"] as const,
      [1, "l"] as const,
      [1.001, "kg"] as const,
      [3, "piece"] as const,
    ),
    starCounts: fc.constantFrom<number[]>(
      [0, 0, 0, 0, 0],
      // 3.95, which is shown as 4.0; 3.94…, as 3.9; and 3.
      [0, 0, 1, 19, 0],
      [0, 0, 1, 17, 0],
      [0, 0, 1, 0, 0],
      [1, 1, 0, 0, 9],
    ),
  }),
  { minLength: 1, maxLength: 25 },
);

async function stockCategory(rows: readonly Partial<Row>[]): Promise<readonly Row[]> {
  const { db } = store();
  const [ghee] = await db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { search: _, ...row } = ghee;
  const place = { categoryId: CATEGORY, level1: GROCERIES, level2: CATEGORY, level3: null };
  await db.delete(products).where(gte(products.id, FIRST_ID));
  await db.update(products).set({ level2: null }).where(eq(products.level2, CATEGORY));
  await db
    .insert(products)
    .values(rows.map((own, index) => ({ ...row, ...own, ...place, sku: "", id: FIRST_ID + index })));
  return db.select().from(products).where(gte(products.id, FIRST_ID));
}

describe("the counts of a list's filters", () => {
  test("are those of a naive count, each filter's own choice left out, whatever the catalogue and the choice", async () => {
    await fc.assert(
      fc.asyncProperty(Rows, fc.array(Choice, { minLength: 1, maxLength: 4 }), async (drawn, choices) => {
        const rows = await stockCategory(
          drawn.map(({ net, pricePaid, ...own }) => ({
            ...own,
            ...{ pricePaid, basePrice: pricePaid, gst: paise(0) },
            ...{ netQuantity: net?.[0] ?? null, netUnit: net?.[1] ?? null },
          })),
        );
        for (const chosen of choices) {
          const { facets, total_count, data } = await ask(queryOf(chosen));
          const fits = rows.filter((row) => NAMES.every((name) => FILTERS[name](row, chosen)));
          expect(total_count).toBe(fits.length);
          expect(new Set(data.data.map(({ id }) => id)).size).toBe(Math.min(fits.length, 20));
          for (const facet of NAMES) {
            const others = rows.filter((row) => NAMES.every((name) => name === facet || FILTERS[name](row, chosen)));
            const counted = new Map(facets?.[facet]?.map(({ id, count }) => [id, count]));
            for (const [id, has] of VALUES[facet]) {
              expect([facet, id, counted.get(id) ?? 0]).toEqual([facet, id, others.filter(has).length]);
            }
          }
        }
      }),
      { numRuns: runs(12) },
    );
  });

  test("are of this moment, when pieces are sold and reviews written", async () => {
    const [row] = await stockCategory([{ stock: 3, starCounts: [0, 0, 0, 0, 2] }]);
    const set = (change: Partial<Row>) =>
      store()
        .db.update(products)
        .set(change)
        .where(eq(products.id, row?.id ?? 0));
    const left = async () => {
      const { facets, total_count } = await ask({ in_stock: "true" });
      return [total_count, facets?.rating?.map(({ id, count }) => [id, count])];
    };
    const [fourUp, threeUp] = [
      [4, 1],
      [3, 1],
    ];
    expect(await left()).toEqual([1, [fourUp, threeUp]]);
    await set({ stock: 0 });
    expect(await left()).toEqual([0, []]);
    await set({ stock: 4, starCounts: [2, 0, 0, 0, 2] });
    expect(await left()).toEqual([1, [threeUp]]);
  });

  test("name the brands, the most frequent first, and what was chosen though nothing is left of it", async () => {
    await stockCategory([{ brandId: 2 }, { brandId: 2 }, { brandId: 1 }]);
    const { facets } = await ask({ price_max: 1, brand: "3,999999" });
    expect(facets?.brand).toEqual([{ id: 3, name: expect.any(String), count: 0 }]);
    const all = await ask({});
    expect(all.facets?.brand?.map(({ id, count }) => [id, count])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(all.facets?.brand?.[0]?.name).toMatch(/\w/);
  });

  test("come only where they are asked for", async () => {
    expect((await ask({ with_facets: undefined })).facets).toBeUndefined();
    expect((await ask({ category_id: 999_999 })).facets, "of no category").toBeUndefined();
  });

  test("are of what was searched for in the end", async () => {
    const { facets, total_count, did_you_mean } = await ask({ category_id: undefined, prod_search: "tumeric" });
    expect(did_you_mean).toBe("turmeric");
    const brands = facets?.brand?.reduce((sum, { count }) => sum + count, 0);
    expect(brands).toBe(total_count);
  });
});

describe("the order of a list", () => {
  test("is by age, the newest first, or by rating, what nobody has rated last", async () => {
    await stockCategory([
      { starCounts: [0, 0, 0, 1, 0] },
      { starCounts: [0, 0, 0, 0, 0] },
      { starCounts: [0, 0, 0, 0, 1] },
      { starCounts: [0, 0, 0, 9, 0] },
    ]);
    const ids = async (ordering: Query["ordering"]) =>
      (await ask({ ordering })).data.data.map(({ id }) => id - FIRST_ID);
    expect(await ids("-created_at")).toEqual([3, 2, 1, 0]);
    expect(await ids("-average_rating")).toEqual([2, 3, 0, 1]);
  });
});

test.each<Query>([
  { brand: "x" },
  { brand: "1,,2" },
  { brand: Array.from({ length: 13 }, (_, id) => id + 1).join() },
  { product_tag: "1,4" },
  { pack_size: "0" },
  { price_min: -1 },
  { price_max: 10_000_001 },
  { rating_min: 6 },
])("a wrong value is refused: %j", async (query) => {
  await expectRefused(store().nobody(productList, { query }), 400);
});

test("ends of a price range that contradict each other leave nothing", async () => {
  expect(await ask({ price_min: 500, price_max: 200 })).toMatchObject({ total_count: 0 });
});
