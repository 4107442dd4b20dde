import {
  applyBulkEdit,
  changeProduct as changeInForm,
  createDiscount,
  previewBulkEdit,
  type RequestOf,
  staffProduct,
  undoBulkEdit,
} from "@store/api-client/contract";
import {
  BULK_EDIT_MAXIMUM,
  BULK_MESSAGES,
  FACT_MESSAGES,
  fromRupees,
  PRODUCT_MESSAGES,
  splitGst,
  UNUSUAL_CHANGE,
} from "@store/domain";
import { isLong } from "@store/vitest";
import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { brands, bulkEdits, categories, discounts, products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { watchStatements } from "../../testing/watch-statements.ts";

const store = useTestStore();
const [GHEE, HONEY, TURMERIC] = [1002, 1003, 1067];
const ALL = [GHEE, HONEY, TURMERIC];

let manager: NewCustomer;
beforeEach(async () => {
  manager = await newStaffMember(store(), "manager");
  for (const id of ALL) await changeProduct(store(), id, { ...priced(100), cost: null, tagIds: [1] });
});

type Body = RequestOf<typeof previewBulkEdit>["body"];
const look = async (body: Body) => (await expectDone(manager(previewBulkEdit, { body }))).data;
const applyOf = (id: number, is_confirmed = false) =>
  manager(applyBulkEdit, { params: { id }, body: { is_confirmed } });
const applyDone = async (body: Body, is_confirmed?: boolean) => {
  const { id } = await look(body);
  const { data } = await expectDone(applyOf(id, is_confirmed));
  return { id, ...data };
};
const undo = async (id: number) => (await expectDone(manager(undoBulkEdit, { params: { id } }))).data;

async function rowOf(id: number) {
  const [row] = await store().db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error(`There is no product ${id}`);
  return row;
}

const RAISE: Body = { field: "price", step: "raise_percent", value: 10, ids: ALL };

describe("an edit of many products", () => {
  test("is looked at without changing anything, applied whole, once, with an audit line for each, and taken back", async () => {
    await changeProduct(store(), HONEY, { mrp: fromRupees(105) });
    const before = await rowOf(GHEE);
    const seen = await look(RAISE);
    expect(seen).toMatchObject({ changed: 2, unchanged: 0, unusual: 0 });
    const ghee = { id: GHEE, name: before.name, before: "₹100.00", after: "₹110.00", is_unusual: false };
    expect(seen.samples).toContainEqual(ghee);
    expect(seen.refused).toEqual([{ message: FACT_MESSAGES.mrp, count: 1, names: [(await rowOf(HONEY)).name] }]);
    expect(await rowOf(GHEE)).toEqual(before);

    expect((await expectDone(applyOf(seen.id))).data).toEqual({ changed: 2 });
    expect((await expectDone(applyOf(seen.id))).data).toEqual({ changed: 2 });
    const { base, gst } = splitGst(fromRupees(110), 5);
    const raised = { pricePaid: fromRupees(110), basePrice: base, gst };
    expect(await rowOf(GHEE)).toEqual({ ...before, ...raised, version: before.version + 1 });
    expect((await rowOf(HONEY)).pricePaid).toBe(fromRupees(100));
    const lines = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.action, "bulk change"), eq(staffActions.customerId, manager.customer.customerId)))
      .orderBy(asc(staffActions.subjectId));
    expect(lines.map(({ subjectId }) => subjectId)).toEqual([GHEE, TURMERIC]);
    const { basePrice, gst: gstBefore, pricePaid } = before;
    expect(lines[0]).toMatchObject({ before: { pricePaid, basePrice, gst: gstBefore }, after: raised });

    expect(await undo(seen.id)).toEqual({ undone: 2, left: 0 });
    expect(await undo(seen.id)).toEqual({ undone: 0, left: 0 });
    expect(await rowOf(GHEE)).toEqual({ ...before, version: before.version + 2 });
  });

  test("changes nothing at all when one of its products has changed since", async () => {
    const { id } = await look(RAISE);
    await changeProduct(store(), TURMERIC, { version: (await rowOf(TURMERIC)).version + 1 });
    expect((await expectRefused(applyOf(id), 409)).message).toBe(BULK_MESSAGES.changedSince);
    expect((await rowOf(GHEE)).pricePaid).toBe(fromRupees(100));
  });

  test("leaves what somebody changed after it when it is taken back", async () => {
    const { id } = await applyDone(RAISE);
    const { data } = await expectDone(manager(staffProduct, { params: { id: HONEY } }));
    const { id: _, stock, visibility, created_at, ...fields } = data;
    const body = { ...fields, price: 120, is_counted: true };
    await expectDone(manager(changeInForm, { params: { id: HONEY }, body }));
    expect(await undo(id)).toEqual({ undone: 2, left: 1 });
    expect((await rowOf(HONEY)).pricePaid).toBe(fromRupees(120));
    expect((await rowOf(GHEE)).pricePaid).toBe(fromRupees(100));
  });

  test("asks for a confirmation of prices that change fivefold, which come first", async () => {
    await changeProduct(store(), TURMERIC, priced(20));
    const { id, samples, unusual } = await look({ ...RAISE, step: "set", value: 100.5 });
    expect(unusual).toBe(1);
    expect(samples[0]).toMatchObject({ id: TURMERIC, is_unusual: true });
    expect((await expectRefused(applyOf(id), 409)).message).toBe(UNUSUAL_CHANGE.tickFirst);
    expect((await rowOf(GHEE)).pricePaid).toBe(fromRupees(100));
    expect((await expectDone(applyOf(id, true))).data).toEqual({ changed: 3 });
  });

  test("sells below cost only where somebody says so", async () => {
    await changeProduct(store(), GHEE, { cost: fromRupees(90) });
    const lower: Body = { field: "price", step: "lower_amount", value: 20, ids: [GHEE] };
    expect(await look(lower)).toMatchObject({
      changed: 0,
      refused: [{ message: BULK_MESSAGES.belowCost, count: 1 }],
    });
    expect(await applyDone({ ...lower, may_below_cost: true })).toMatchObject({ changed: 1 });
  });

  test("moves products to another category, with all that follows from it, and back", async () => {
    const before = await rowOf(GHEE);
    const [other] = await store()
      .db.select()
      .from(categories)
      .where(and(eq(categories.level, 1), sql`${categories.id} <> ${before.level1}`))
      .orderBy(asc(categories.id));
    const { id } = await applyDone({ field: "category", choice: other?.id, ids: [GHEE] });
    const moved = await rowOf(GHEE);
    expect(moved).toMatchObject({ categoryId: other?.id, level1: other?.id, level2: null, level3: null });
    expect(moved.searchWords).not.toBe(before.searchWords);
    await undo(id);
    expect(await rowOf(GHEE)).toEqual({ ...before, version: before.version + 2 });
  });

  test.each<[string, Body, Partial<typeof products.$inferInsert>]>([
    ["MRP", { field: "mrp", step: "set", value: 150 }, { mrp: fromRupees(150) }],
    ["GST", { field: "gst_rate", choice: 18 }, { gstRate: 18, pricePaid: fromRupees(100), gst: fromRupees(15.25) }],
    ["HSN code", { field: "hsn_code", hsn_code: "0405 90" }, { hsnCode: "040590" }],
    ["brand", { field: "brand", choice: null }, { brandId: null }],
    ["heading", { field: "section", choice: null }, { sectionId: null, sortRank: 32_767 }],
    ["form", { field: "form", choice: null }, { foamId: null }],
    ["a tag that comes", { field: "add_tag", choice: 3 }, { tagIds: [1, 3] }],
    ["a tag that goes", { field: "remove_tag", choice: 1 }, { tagIds: [] }],
    ["taken out", { field: "archive" }, { isArchived: true, isHidden: true }],
  ])("changes %s", async (_, change, columns) => {
    await changeProduct(store(), GHEE, { brandId: 1, sectionId: 1, foamId: 1, hsnCode: "", isArchived: false });
    await applyDone({ ...change, ids: [GHEE] });
    expect(await rowOf(GHEE)).toMatchObject(columns);
    const { id } = await look({ field: "restore", ids: [GHEE] });
    await expectDone(applyOf(id));
    expect((await rowOf(GHEE)).isHidden).toBe(false);
  });

  test("changes usual prices: a discount comes off what they are from now on", async () => {
    const terms = {
      name: "Diwali",
      scope: "products" as const,
      targets: [GHEE],
      kind: "percent" as const,
      percent: 10,
    };
    await expectDone(manager(createDiscount, { body: terms }));
    expect(await rowOf(GHEE)).toMatchObject({ pricePaid: fromRupees(90), usualPrice: fromRupees(100) });
    const { id } = await applyDone({ ...RAISE, ids: [GHEE] });
    expect(await rowOf(GHEE)).toMatchObject({ pricePaid: fromRupees(99), usualPrice: fromRupees(110) });
    await undo(id);
    expect(await rowOf(GHEE)).toMatchObject({ pricePaid: fromRupees(90), usualPrice: fromRupees(100) });
    await changeProduct(store(), GHEE, { ...priced(100), usualPrice: null, discountId: null });
  });

  test("is about all that fit the filters, or about those that are chosen", async () => {
    const [brand] = await store().db.insert(brands).values({ name: "Vrindavan" }).returning();
    await store()
      .db.update(products)
      .set({ brandId: brand?.id })
      .where(inArray(products.id, [GHEE, HONEY]));
    expect(await look({ field: "add_tag", choice: 2, filters: { brand: brand?.id } })).toMatchObject({ changed: 2 });
    expect(await look({ field: "add_tag", choice: 1, filters: { brand: brand?.id } })).toMatchObject({
      ...{ changed: 0, unchanged: 2 },
    });
    expect(await look({ field: "add_tag", choice: 2, ids: [HONEY], filters: {} })).toMatchObject({ changed: 1 });
  });

  test("is refused with words where it is no edit", async () => {
    const refusal = (body: Body, status: number) => expectRefused(manager(previewBulkEdit, { body }), status);
    expect((await refusal({ field: "archive" }, 400)).message).toBe(BULK_MESSAGES.nothing);
    expect((await refusal({ field: "archive", ids: [] }, 400)).message).toBe(BULK_MESSAGES.nothing);
    expect((await refusal({ ...RAISE, value: 0 }, 400)).errors).toEqual({ value: [BULK_MESSAGES.percent] });
    expect((await refusal({ field: "gst_rate", choice: 12, ids: ALL }, 400)).errors).toEqual({
      choice: [PRODUCT_MESSAGES.gstRate],
    });
    await refusal({ field: "category", choice: 2_000_000_000, ids: ALL }, 409);
    await expectRefused(applyOf(2_000_000_000), 404);
    const { id } = await look(RAISE);
    const other = await newStaffMember(store(), "manager");
    await expectRefused(other(applyBulkEdit, { params: { id }, body: {} }), 404);
    await expectRefused(manager(undoBulkEdit, { params: { id } }), 404);
  });
});

describe("an edit of thousands of products", () => {
  const FIRST = 600_000;
  afterEach(async () => {
    await store().db.delete(bulkEdits);
    await store().db.delete(products).where(gte(products.id, FIRST));
  });
  const fill = async (count: number) => {
    await store().db.execute(sql`
      insert into products (id, name, category_id, level1, level2, level3, price_paid, gst_rate, base_price, gst, tag_ids,
        benefits, description_html, meta_title, meta_description, meta_keywords, image, home_image, images, videos,
        search_words, created_at, brand_id, sku)
      select ${FIRST}::int + n, 'Bulk ' || n, category_id, level1, level2, level3, 10500, 5, 10000, 500, tag_ids,
        benefits, description_html, meta_title, meta_description, meta_keywords, image, home_image, images, videos,
        'bulkword', created_at, brand_id, ''
      from products, generate_series(1, ${count}::int) n where products.id = ${GHEE}`);
  };
  const all: Body = { field: "price", step: "raise_percent", value: 10, filters: { search: "bulkword" } };

  async function work() {
    const seen = await watchStatements(() => look(all));
    const applied = await watchStatements(() => expectDone(applyOf(seen.reply.id)));
    const undone = await watchStatements(() => undo(seen.reply.id));
    return { seen, applied, undone };
  }

  test("takes a statement more for each thousand products", async () => {
    await fill(10);
    const few = await work();
    await store().db.delete(products).where(gte(products.id, FIRST));
    await fill(2500);
    const many = await work();
    expect(many.seen.reply.changed).toBe(2500);
    expect(many.applied.reply.data.changed).toBe(2500);
    expect(many.undone.reply).toEqual({ undone: 2500, left: 0 });
    // Two more batches are read and kept.
    expect(many.seen.statements).toBe(few.seen.statements + 2 * 2);
    expect(many.applied.statements).toBe(few.applied.statements + 2);
    expect(many.undone.statements).toBe(few.undone.statements + 2);
  });

  test("takes a statement more for each thousand of them that have a discount, too", async () => {
    const [brand] = await store().db.insert(brands).values({ name: "Govardhan" }).returning();
    const now = store().clock.read();
    const terms = { name: "Diwali", scope: "brands", targets: [brand?.id ?? 0], kind: "percent", percent: 10 } as const;
    await store()
      .db.insert(discounts)
      .values({ ...terms, targets: [...terms.targets], startsAt: now, createdAt: now, appliedState: "running" });
    const fillDiscounted = async (count: number) => {
      await fill(count);
      await store().db.update(products).set({ brandId: brand?.id }).where(gte(products.id, FIRST));
    };
    await fillDiscounted(10);
    const few = await work();
    await store().db.delete(products).where(gte(products.id, FIRST));
    await fillDiscounted(1001);
    const many = await work();
    expect(many.undone.reply).toEqual({ undone: 1001, left: 0 });
    expect(await rowOf(FIRST + 1001)).toMatchObject({ pricePaid: fromRupees(94.5), usualPrice: fromRupees(105) });
    // They are changed, and get the discount; an undo takes it off before that.
    expect(many.applied.statements).toBe(few.applied.statements + 2);
    expect(many.undone.statements).toBe(few.undone.statements + 3);
    await store().db.update(discounts).set({ endsAt: now });
  });

  test.runIf(isLong)("is refused beyond what one transaction may change, and leaves nothing behind", async () => {
    await fill(BULK_EDIT_MAXIMUM + 1);
    const refused = await expectRefused(manager(previewBulkEdit, { body: all }), 409);
    expect(refused.message).toBe(BULK_MESSAGES.tooMany);
    const left = eq(bulkEdits.staffId, manager.customer.customerId);
    expect(await store().db.select().from(bulkEdits).where(left).orderBy(desc(bulkEdits.id))).toEqual([]);
  });
});
