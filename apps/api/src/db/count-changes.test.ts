import { postReview } from "@store/api-client/contract";
import { paise } from "@store/domain";
import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expectDone } from "../testing/expect-answer.ts";
import { newCustomer } from "../testing/new-customer.ts";
import { useTestStore } from "../testing/test-store.ts";
import { countChanges } from "./count-changes.ts";
import * as tables from "./schema/index.ts";

const { catalogueState, products } = tables;

const GHEE = 1002;

const store = useTestStore();

const versions = async () => (await store().db.select().from(catalogueState)).map(({ version }) => version);
const pageVersions = async () =>
  (await store().db.select().from(catalogueState)).map(({ pagesVersion }) => pagesVersion);

async function changesCounted(change: () => Promise<unknown>, read = versions): Promise<number> {
  const [before = 0] = await read();
  await change();
  const [after = 0] = await read();
  return after - before;
}
const pageChangesCounted = (change: () => Promise<unknown>) => changesCounted(change, pageVersions);

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
  ["sale", { isArchived: false }],
])("a change of a product's %s is counted", async (_, values) => {
  expect(await changesCounted(set(values))).toBe(1);
});

test("new products and those taken away are counted, together if they come together", async () => {
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { search: _, ...row } = ghee;
  const copies = [1, 2, 3].map((id) => ({ ...row, sku: "", id: 900_000 + id }));
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

test("a trigger of an earlier release is replaced, one of this release is left alone", async () => {
  const { db } = store();
  await db.execute(sql`drop trigger products_change_lists on products`);
  await db.execute(sql`create trigger products_change_lists after update of name on products
    for each statement execute function count_catalogue_change()`);
  expect(await changesCounted(set({ sortRank: 4 }))).toBe(0);
  await countChanges(db);
  expect(await changesCounted(set({ sortRank: 5 }))).toBe(1);
  const triggers = () => db.select().from(sql`(select oid, tgname from pg_trigger order by oid) as triggers`);
  const before = await triggers();
  await countChanges(db);
  expect(await triggers()).toEqual(before);
});

describe("what pages show [C48]", () => {
  /** What only the dashboard shows, or what is derived. */
  const UNSEEN = new Set(["version", "search", "createdAt", "stock", "sku", "cost", "discountId"]);
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const shown = Object.entries(getTableColumns(products)).filter(([name]) => !UNSEEN.has(name));

  test.each(shown)("a product's %s is part of it", async (name) => {
    // Whether it is another value does not matter.
    const column = sql.identifier(snakeCase(name));
    const edit = sql`update products set ${column} = ${column} where id = ${GHEE}`;
    expect(await pageChangesCounted(() => store().db.execute(edit))).toBe(1);
  });

  test.each([
    [4, 5, 1],
    [20, 19, 1],
    [1, 0, 1],
    [0, null, 1],
    [null, 3, 1],
    [5, 5, 0],
    [100, 99, 0],
    [null, 100, 1],
    [21, 20, 0],
  ])(
    "a stock of %s that becomes %s counts %s times: as many as can be ordered show",
    async (before, after, counted) => {
      await set({ stock: before })();
      expect(await pageChangesCounted(set({ stock: after }))).toBe(counted);
    },
  );

  test.each(
    [
      tables.brands,
      tables.foams,
      tables.shopSections,
      tables.categories,
      tables.banners,
      tables.homeSections,
      tables.homeSectionImages,
      tables.videos,
      tables.statistics,
      tables.testimonials,
      tables.blogs,
      tables.pageMeta,
      tables.pages,
      tables.stores,
      tables.events,
      tables.deliveryOptions,
      tables.appointmentSlots,
      tables.appointmentDaysOff,
    ].map((table) => [getTableName(table), table] as const),
  )("%s are part of it", async (_, table) => {
    expect(await pageChangesCounted(() => store().db.delete(table).where(sql`false`))).toBe(1);
  });

  test("what one transaction changes counts once, as it commits", async () => {
    const { db } = store();
    const within: number[] = [];
    const change = () =>
      db.transaction(async (tx) => {
        await tx.update(tables.brands).set({ name: "One name" });
        await tx.update(products).set({ benefits: [] });
        const [state] = await tx.select().from(catalogueState);
        within.push(state?.pagesVersion ?? 0);
      });
    const [before] = await pageVersions();
    expect(await pageChangesCounted(change)).toBe(1);
    expect(within).toEqual([before]);
    expect(await db.$count(tables.pageChanges)).toBe(0);
  });

  test("what is taken back does not count", async () => {
    const failed = () =>
      store()
        .db.transaction(async (tx) => {
          await tx.update(tables.brands).set({ name: "One name" });
          tx.rollback();
        })
        .catch(() => undefined);
    expect(await pageChangesCounted(failed)).toBe(0);
  });
});
