import { postReview } from "@store/api-client/contract";
import { paise } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectDone } from "../testing/expect-answer.ts";
import { newCustomer } from "../testing/new-customer.ts";
import { useTestStore } from "../testing/test-store.ts";
import { countChanges } from "./count-changes.ts";
import { catalogueState, products } from "./schema/index.ts";

const GHEE = 1002;

const store = useTestStore();

const versions = async () => (await store().db.select().from(catalogueState)).map(({ version }) => version);

async function changesCounted(change: () => Promise<unknown>): Promise<number> {
  const [before = 0] = await versions();
  await change();
  const [after = 0] = await versions();
  return after - before;
}

const set = (values: Partial<typeof products.$inferInsert>) => () =>
  store().db.update(products).set(values).where(eq(products.id, GHEE));

test.each<[string, Partial<typeof products.$inferInsert>]>([
  ["price", { pricePaid: paise(10500), basePrice: paise(10000), gst: paise(500) }],
  ["name", { name: "Ghee of another name" }],
  ["words", { searchWords: "other words" }],
  ["brand", { brandId: null }],
  ["form", { foamId: null }],
  ["section", { sectionId: null, sortRank: 3 }],
  ["category", { categoryId: 1, level1: 1, level2: null, level3: null }],
  ["tags", { tagIds: [3] }],
  ["absence", { isHidden: true }],
])("a change of a product's %s is counted", async (_, values) => {
  expect(await changesCounted(set(values))).toBe(1);
});

test("new products and those taken away are counted, together if they come together", async () => {
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { search: _, ...row } = ghee;
  const copies = [1, 2, 3].map((id) => ({ ...row, id: 900_000 + id }));
  expect(await changesCounted(() => store().db.insert(products).values(copies))).toBe(1);
  expect(await changesCounted(() => store().db.delete(products).where(sql`${products.id} > 900000`))).toBe(1);
});

test("stock and reviews are not: they change no list", async () => {
  const call = await newCustomer(store());
  expect(await changesCounted(set({ stock: 5 }))).toBe(0);
  const review = () => expectDone(call(postReview, { params: { id: GHEE }, body: { rating: 5 } }));
  expect(await changesCounted(review)).toBe(0);
});

test("what is taken back is not counted", async () => {
  const failed = () =>
    store()
      .db.transaction(async (tx) => {
        await tx.update(products).set({ sortRank: 1 });
        tx.rollback();
      })
      .catch(() => undefined);
  expect(await changesCounted(failed)).toBe(0);
});

test("a second start counts on", async () => {
  const before = await versions();
  await countChanges(store().db);
  expect(await versions()).toEqual(before);
  expect(before).toHaveLength(1);
  expect(await changesCounted(set({ sortRank: 2 }))).toBe(1);
});
