import {
  addProduct,
  changeProduct,
  changeStock,
  metaTags,
  productChoices,
  productDetail,
  productList,
  type RequestOf,
  staffProduct,
  staffProducts,
} from "@store/api-client/contract";
import { EDIT_CONFLICT, fromRupees, PRODUCT_MESSAGES, UNUSUAL_CHANGE } from "@store/domain";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_LONGER_THERE } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

type Body = RequestOf<typeof addProduct>["body"];

const choices = async () => (await expectDone(manager(productChoices))).data;

/** A category below others, which the shop shows. */
const deepCategory = async () => {
  const found = (await choices()).categories.find(({ path, is_hidden }) => path.length > 0 && !is_hidden);
  if (!found) throw new Error("The seed has no category below another");
  return found;
};

async function sample(change: Partial<Body> = {}): Promise<Body> {
  const { brands, foams, sections } = await choices();
  return {
    name: "Kesar Shrikhand",
    category: (await deepCategory()).id,
    brand: brands[0]?.id ?? null,
    foam: foams[0]?.id ?? null,
    section: sections[0]?.id ?? null,
    tags: [1],
    price: 105,
    gst_rate: 5,
    hsn_code: "0406",
    stock: 12,
    benefits: ["Strained overnight"],
    description: "<h1>Title</h1><p onclick='x()'>Thick<script>alert(1)</script></p>",
    meta_title: "",
    meta_description: "Thick and golden",
    meta_keywords: "shrikhand",
    pictures: [{ image: "/media/product/1002/1.640.webp", alt: "A cup" }],
    home_image: "",
    videos: [{ name: "How", embed_link: "https://youtu.be/abcdefgh" }],
    is_archived: false,
    ...change,
  };
}

const add = async (change: Partial<Body> = {}) =>
  (await expectDone(manager(addProduct, { body: await sample(change) }))).data.id;
const rowOf = async (id: number) => (await store().db.select().from(products).where(eq(products.id, id)))[0];
const read = async (id: number) => (await expectDone(manager(staffProduct, { params: { id } }))).data;
const actionsOf = (id: number) =>
  store()
    .db.select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, "product"), eq(staffActions.subjectId, id)))
    .orderBy(desc(staffActions.id));

async function change(id: number, changed: Partial<RequestOf<typeof changeProduct>["body"]>) {
  const { stock, visibility: _, created_at: __, id: ___, price, ...fields } = await read(id);
  return manager(changeProduct, {
    params: { id },
    body: {
      ...{ ...fields, home_image: "" as const, price: price === null ? null : price / 100 },
      is_counted: stock !== null,
      ...changed,
    },
  });
}

describe("a price that changes fivefold", () => {
  test("waits for a confirmation; another change of the product does not", async () => {
    const id = await add();
    const refused = await expectRefused(change(id, { price: 525 }), 409);
    expect(refused.errors.price).toEqual([UNUSUAL_CHANGE.tickFirst]);
    expect((await rowOf(id))?.pricePaid).toBe(10_500);
    await expectDone(change(id, { price: 524.99 }));
    await expectDone(change(id, { price: 104.99, is_price_confirmed: true }));
    await expectDone(change(id, { name: "Shrikhand" }));
    expect((await rowOf(id))?.pricePaid).toBe(10_499);
  });
});

describe("a product that is added", () => {
  test("is stored as the shop needs it, in the shop at once, and recorded", async () => {
    const category = await deepCategory();
    const id = await add();
    expect(await rowOf(id)).toMatchObject({
      ...{ name: "Kesar Shrikhand", pricePaid: 10_500, basePrice: 10_000, gst: 500, stock: 12, version: 1 },
      ...{ categoryId: category.id, isHidden: false, isArchived: false, metaTitle: "Kesar Shrikhand" },
      descriptionHtml: "<h2>Title</h2><p>Thick</p>",
      image: "/media/product/1002/1.640.webp",
      homeImage: "/media/product/1002/1.640.webp",
    });
    const row = await rowOf(id);
    expect([row?.level1, row?.level2, row?.level3].filter(Boolean)).toHaveLength(category.path.length + 1);
    const words = category.path[0]?.split(" ")[0] ?? "";
    const found = await expectDone(store().nobody(productList, { query: { prod_search: `shrikhand ${words}` } }));
    expect(found.data.data.map((card) => card.id)).toContain(id);
    expect(await actionsOf(id)).toMatchObject([
      { action: "add", customerId: manager.customer.customerId, after: { pricePaid: 10_500, stock: 12 } },
    ]);
  });

  test("stands after all others without a section, and on request without a price", async () => {
    const id = await add({ section: null, price: null, stock: null });
    expect(await rowOf(id)).toMatchObject({ sortRank: 32_767, pricePaid: 0, stock: null });
    expect(await read(id)).toMatchObject({ price: null, stock: null, visibility: "shown" });
  });

  test.each<[string, Partial<Body>, string]>([
    ["name", { name: " " }, PRODUCT_MESSAGES.name],
    ["category", { category: null }, PRODUCT_MESSAGES.category],
    ["price", { price: 0 }, PRODUCT_MESSAGES.price],
    ["price", { price: -1 }, PRODUCT_MESSAGES.price],
    ["price", { price: 99_999_999_999 }, PRODUCT_MESSAGES.priceTooHigh],
    ["stock", { stock: 9_999_999 }, PRODUCT_MESSAGES.stockTooHigh],
    ["gst_rate", { gst_rate: 12 }, PRODUCT_MESSAGES.gstRate],
    ["hsn_code", { hsn_code: "12" }, PRODUCT_MESSAGES.hsnCode],
    ["home_image", { home_image: "/media/other.webp" }, PRODUCT_MESSAGES.homeImage],
    ["videos", { videos: [{ name: "A", embed_link: "https://a.example" }] }, PRODUCT_MESSAGES.videoLink],
  ])("is refused at its %s: %j", async (field, wrong, message) => {
    const refused = await expectRefused(manager(addProduct, { body: await sample(wrong) }), 400);
    expect(refused.errors[field]).toEqual([message]);
  });

  test.each([
    ["category", { category: 999_999 }],
    ["brand", { brand: 999_999 }],
    ["foam", { foam: 999_999 }],
    ["section", { section: 999_999 }],
  ])("is refused with a %s that is not there", async (field, wrong) => {
    const refused = await expectRefused(manager(addProduct, { body: await sample(wrong) }), 409);
    expect(refused.errors[field]).toEqual([NO_LONGER_THERE]);
  });

  test("names no picture that a page could run", async () => {
    const pictures = [{ image: "javascript:alert(1)", alt: "x" }];
    await expectRefused(manager(addProduct, { body: await sample({ pictures }) }), 400);
  });
});

describe("a product that is changed", () => {
  test("has a new price in the shop at once, and the rest as it was", async () => {
    const id = await add();
    const before = await rowOf(id);
    const { data } = await expectDone(change(id, { price: 210 }));
    expect(data).toEqual({ id, version: 2 });
    const { pricePaid: _, basePrice: __, gst: ___, version: ____, ...rest } = before ?? {};
    expect(await rowOf(id)).toMatchObject({ ...rest, pricePaid: 21_000, basePrice: 20_000, gst: 1000, version: 2 });
    const shown = await expectDone(store().nobody(productDetail, { params: { id } }));
    expect(shown.data.product_price).toBe(fromRupees(210));
    expect((await actionsOf(id))[0]).toMatchObject({
      action: "change",
      before: { pricePaid: 10_500, basePrice: 10_000, gst: 500 },
      after: { pricePaid: 21_000, basePrice: 20_000, gst: 1000 },
    });
  });

  test("keeps what shoppers have taken of its stock in the meantime", async () => {
    const id = await add();
    await store().db.update(products).set({ stock: 3 }).where(eq(products.id, id));
    await expectDone(change(id, { name: "Kesar Shrikhand 200 g" }));
    expect((await rowOf(id))?.stock).toBe(3);
  });

  test("is counted from none on, or no longer", async () => {
    const id = await add({ stock: null });
    await expectDone(change(id, { is_counted: true }));
    expect((await rowOf(id))?.stock).toBe(0);
    await expectDone(change(id, { is_counted: false }));
    expect((await rowOf(id))?.stock).toBeNull();
  });

  test("keeps the search words of its label, with those of its new place", async () => {
    const id = await add();
    const before = await rowOf(id);
    await store()
      .db.update(products)
      .set({ searchWords: `${before?.searchWords} labelled` })
      .where(eq(products.id, id));
    await expectDone(change(id, { brand: null }));
    const { searchWords } = (await rowOf(id)) ?? {};
    expect(searchWords).toMatch(/ labelled$/);
    expect(before?.searchWords.endsWith(searchWords?.replace(/ labelled$/, "") ?? "?")).toBe(true);
  });

  test("is refused on an old version, and nothing is changed [R44]", async () => {
    const id = await add();
    const seen = (await read(id)).version;
    await expectDone(change(id, { name: "Theirs" }));
    const refused = await expectRefused(change(id, { name: "Mine", version: seen }), 409);
    expect(refused.message).toBe(EDIT_CONFLICT);
    expect((await rowOf(id))?.name).toBe("Theirs");
  });

  test("keeps a count that was begun beside an older form [R44]", async () => {
    const id = await add({ stock: null });
    const { version } = await read(id);
    const changes = [{ id, action: "received" as const, quantity: 50, seen: null }];
    await expectDone(manager(changeStock, { body: { changes, attempt: crypto.randomUUID() } }));
    const refused = await expectRefused(change(id, { name: "Mine", is_counted: false, version }), 409);
    expect(refused.message).toBe(EDIT_CONFLICT);
    expect(await rowOf(id)).toMatchObject({ stock: 50, name: "Kesar Shrikhand" });
  });

  test("is hidden with its category", async () => {
    const hidden = (await choices()).categories.find(({ is_hidden }) => is_hidden);
    const id = await add();
    await expectDone(change(id, { category: hidden?.id ?? 0 }));
    expect(await read(id)).toMatchObject({ visibility: "hidden" });
  });

  test("that is not there is not found", async () => {
    const params = { id: 2_000_000_000 };
    await expectRefused(manager(staffProduct, { params }), 404);
    const { stock: _, ...fields } = await sample();
    await expectRefused(manager(changeProduct, { params, body: { ...fields, is_counted: true, version: 1 } }), 404);
  });
});

describe("the list", () => {
  const find = async (query: RequestOf<typeof staffProducts>["query"]) =>
    (await expectDone(manager(staffProducts, { query }))).data;

  test("has the newest first, each with what a shopkeeper looks for", async () => {
    const { id: category, path } = await deepCategory();
    const name = (await choices()).categories.find(({ id }) => id === category)?.name;
    const id = await add();
    expect((await find({}))[0]).toEqual({
      ...{ id, name: "Kesar Shrikhand", image: "/media/product/1002/1.640.webp" },
      ...{ price: fromRupees(105), stock: 12, category: name, visibility: "shown" },
    });
    expect(path.length).toBeGreaterThan(0);
  });

  test("finds by words as they begin and by id", async () => {
    const id = await add({ name: "Zafrani Barfi" });
    expect((await find({ search: "zafr bar" })).map((row) => row.id)).toEqual([id]);
    expect((await find({ search: String(id) })).map((row) => row.id)).toContain(id);
    expect(await find({ search: "zafr honey" })).toEqual([]);
    expect((await find({ search: "!!!" })).length).toBeGreaterThan(0);
  });

  test("is by name when asked", async () => {
    const names = (await find({ sort: "name" })).map(({ name }) => name);
    expect(names.length).toBe(25);
    expect(names[0]).toBe([...names].sort((one, other) => (one < other ? -1 : 1))[0]);
  });

  test("is filtered by category, brand, visibility, stock and price", async () => {
    const { categories, brands } = await choices();
    const brand = brands[1]?.id ?? 0;
    const category = await deepCategory();
    const top = categories.find(({ name, path }) => path.length === 0 && name === category.path[0]);
    const id = await add({ name: "Filtered Jaggery", brand, price: null, stock: 0 });
    const search = "filtered";
    const ids = async (query: RequestOf<typeof staffProducts>["query"]) =>
      (await find({ search, ...query })).map((row) => row.id);
    for (const query of [
      { category: category.id },
      { category: top?.id },
      { brand },
      { visibility: "shown" },
      { stock: "out" },
      { price: "none" },
    ] as const) {
      expect(await ids(query)).toEqual([id]);
    }
    for (const query of [
      { brand: brands[0]?.id },
      { visibility: "archived" },
      { visibility: "hidden" },
      { stock: "in" },
      { stock: "uncounted" },
    ] as const) {
      expect(await ids(query)).toEqual([]);
    }
  });
});

test("an archived product's page has no words for search engines, and the shop no page of it", async () => {
  const id = await add();
  await expectDone(change(id, { is_archived: true }));
  await expectRefused(store().nobody(productDetail, { params: { id } }), 404);
  expect(await expectDone(store().nobody(metaTags, { query: { page_url: `/products/${id}/x` } }))).toEqual({
    status: true,
  });
  expect(await read(id)).toMatchObject({ is_archived: true, visibility: "archived" });
  await expectDone(change(id, { is_archived: false }));
  await expectDone(store().nobody(productDetail, { params: { id } }));
});
