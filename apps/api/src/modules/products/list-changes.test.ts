import { productList, type RequestOf } from "@store/api-client/contract";
import { paise } from "@store/domain";
import { runs } from "@store/vitest";
import { eq, ne } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { PAGE_SIZE } from "./product-list.ts";

const store = useTestStore();

type Query = NonNullable<RequestOf<typeof productList>["query"]>;
type Row = typeof products.$inferSelect;

const GHEE = 1002;
const [GROCERIES, SPICES] = [1, 16];

/** Every list, with its filter and order in plain TypeScript to compare with. */
const LISTS: readonly (readonly [Query, (row: Row) => boolean])[] = [
  [{}, ({ isHidden }) => !isHidden],
  [{ ordering: "base_price" }, ({ isHidden }) => !isHidden],
  [{ ordering: "-base_price", brand: 2 }, ({ isHidden, brandId }) => !isHidden && brandId === 2],
  [{ category_id: GROCERIES }, ({ level1 }) => level1 === GROCERIES],
  [{ category_id: SPICES, ordering: "-base_price" }, ({ level2 }) => level2 === SPICES],
  [{ product_tag: 1, product_foam: 1 }, (row) => !row.isHidden && row.tagIds.includes(1) && row.foamId === 1],
  [
    { prod_search: "zesty", ordering: "base_price" },
    ({ isHidden, name, searchWords }) => !isHidden && /\bzesty/i.test(`${name} ${searchWords}`),
  ],
];

const byOrder = (ordering: Query["ordering"]) => (one: Row, other: Row) => {
  const sign = ordering === "-base_price" ? -1 : 1;
  const first = ordering ? one.pricePaid - other.pricePaid : one.sortRank - other.sortRank;
  return sign * (first || one.id - other.id);
};

async function expectRight(): Promise<void> {
  const rows = await store().db.select().from(products);
  for (const [query, holds] of LISTS) {
    const expected = rows.filter(holds).sort(byOrder(query.ordering));
    const last = Math.max(1, Math.ceil(expected.length / PAGE_SIZE));
    for (const page of new Set([1, 2, last, last + 1])) {
      const { data, total_count } = await expectDone(store().nobody(productList, { query: { ...query, page } }));
      const ids = expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
      expect({ query, page, total_count, ids: data.data.map(({ id }) => id) }).toEqual({
        query,
        page,
        total_count: expected.length,
        ids,
      });
    }
  }
}

const Changes = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 90_000 }).map((rupees) => {
      const price = paise(rupees * 100);
      return { pricePaid: price, basePrice: price, gst: paise(0) };
    }),
    fc.record({ sortRank: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ isHidden: fc.boolean() }),
    fc.record({ brandId: fc.constantFrom(null, 1, 2), foamId: fc.constantFrom(null, 1, 2) }),
    fc.record({ tagIds: fc.subarray([1, 2, 3]) }),
    fc.constantFrom(
      { categoryId: SPICES, level1: GROCERIES, level2: SPICES, level3: null },
      { categoryId: 2, level1: 2, level2: null, level3: null },
    ),
    fc.record({ name: fc.constantFrom("Zesty Lemon", "Plain Rice"), searchWords: fc.constantFrom("zesty", "") }),
    fc.record({ stock: fc.nat({ max: 9 }) }),
  ),
  { minLength: 1, maxLength: 4 },
);

test("whatever changes in the catalogue, each list is right at the next request [R57] [R58]", async () => {
  // The ghee stays as it is: the other tests are about it.
  const changing = await store().db.select({ id: products.id }).from(products).where(ne(products.id, GHEE));
  await expectRight();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...changing), Changes, async ({ id }, changes) => {
      for (const change of changes) await store().db.update(products).set(change).where(eq(products.id, id));
      await expectRight();
    }),
    { numRuns: runs(15) },
  );
});

test("new products are there at once, and those taken away gone", async () => {
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { search: _, ...row } = ghee;
  await expectRight();
  await store()
    .db.insert(products)
    .values(Array.from({ length: 30 }, (_, index) => ({ ...row, sku: "", id: 900_001 + index })));
  await expectRight();
  for (const gone of [900_001, 900_017, 900_030]) {
    await store().db.delete(products).where(eq(products.id, gone));
    await expectRight();
  }
});

test("stock and stars are of this moment, though the list is remembered", async () => {
  const card = async () => {
    const query = { prod_search: "A2 Gir Cow Bilona Ghee 500" };
    return (await expectDone(store().nobody(productList, { query }))).data.data.find(({ id }) => id === GHEE);
  };
  await card();
  await store()
    .db.update(products)
    .set({ stock: 7, starCounts: [0, 0, 0, 0, 3] })
    .where(eq(products.id, GHEE));
  expect(await card()).toMatchObject({
    available_stock_quantity: 7,
    average_rating: { average_rating: 5, review_count: 3 },
  });
});
