import {
  type ProductCard,
  productList,
  productsOfCategory,
  type RequestOf,
  toggleWishlist,
} from "@store/api-client/contract";
import { PACKING_MATERIAL_CATEGORY, shownPrice } from "@store/domain";
import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { describe, expect, test } from "vitest";
import { LAST_SORT_RANK, products } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { PAGE_SIZE } from "./product-list.ts";
import { PRODUCTS_OF_CATEGORY } from "./routes.ts";

const GROCERIES = 1;
const SPICES = 16;
const GROUND_SPICES = 112;
const FARAWAY_PAGE = 100_000;

const store = useTestStore();

type Query = NonNullable<RequestOf<typeof productList>["query"]>;
type Card = InferOutput<typeof ProductCard>;

const ask = (query: Query = {}) => expectDone(store().nobody(productList, { query }));

/** Every page of a list, one after the other. */
async function everything(query: Query): Promise<Card[]> {
  const cards: Card[] = [];
  const { total_pages } = await ask(query);
  for (let page = 1; page <= total_pages; page++) cards.push(...(await ask({ ...query, page })).data.data);
  return cards;
}

const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const rowsOf = async (cards: readonly Card[]) => {
  const rows = await store().db.select().from(products);
  return cards.flatMap(({ id }) => rows.filter((row) => row.id === id));
};

describe("the list", () => {
  test("gives 20 a page, each product on one page, and counts them", async () => {
    const first = await ask();
    expect(first.data.data).toHaveLength(PAGE_SIZE);
    expect(PAGE_SIZE, "as many as the placeholders before it").toBe(20);
    const all = await everything({});
    expect(new Set(idsOf(all)).size).toBe(all.length);
    expect(first.total_count).toBe(all.length);
    expect(first.total_pages).toBe(Math.ceil(all.length / PAGE_SIZE));
  });

  test("goes section by section, those without a section last [R59]", async () => {
    await store().db.update(products).set({ sectionId: null, sortRank: LAST_SORT_RANK }).where(eq(products.id, 1002));
    const sequences = (await everything({})).map(({ section_info }) => section_info?.section_sequence ?? Infinity);
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    expect(sequences.at(-1)).toBe(Infinity);
  });

  test("beyond the last page is empty", async () => {
    expect((await ask({ page: FARAWAY_PAGE })).data.data).toEqual([]);
  });

  test("carries what a card shows [R63]", async () => {
    const { data } = await ask({ prod_search: "A2 Gir Cow Bilona Ghee 500" });
    expect(data.data[0]).toMatchObject({
      id: 1002,
      name: expect.stringContaining("Ghee"),
      image1: expect.any(String),
      product_price: expect.any(Number),
      base_price: expect.any(Number),
      available_stock_quantity: expect.any(Number),
      product_tag_list: ["Best Seller"],
      average_rating: { average_rating: expect.any(Number), review_count: expect.any(Number) },
      is_wished: false,
    });
  });
});

describe("sorting", () => {
  test.each([
    ["base_price", 1],
    ["-base_price", -1],
  ] as const)("%s goes by the price shown, over all pages [R58] [C9]", async (ordering, direction) => {
    const prices = (await everything({ ordering })).map(
      (card) => shownPrice({ productPrice: card.product_price, basePrice: card.base_price }) ?? 0,
    );
    expect(prices).toEqual([...prices].sort((one, other) => direction * (one - other)));
    expect(new Set(prices).size).toBeGreaterThan(10);
  });
});

describe("filtering", () => {
  test.each([GROCERIES, SPICES, GROUND_SPICES])("by category %i takes those below it in", async (category_id) => {
    const rows = await rowsOf(await everything({ category_id }));
    expect(rows.length).toBeGreaterThan(0);
    for (const { level1, level2, level3 } of rows) expect([level1, level2, level3]).toContain(category_id);
    const all = await store().db.select().from(products);
    const expected = all.filter(({ level1, level2, level3 }) => [level1, level2, level3].includes(category_id));
    expect(rows).toHaveLength(expected.length);
  });

  test("by category gives its banners, by its name too; without one there are none [R60]", async () => {
    const byId = await ask({ category_id: SPICES });
    expect(byId.category_banners).toEqual({ web_banner: expect.any(String), mobile_banner: expect.any(String) });
    expect(await ask({ category_name: "masala & spices" })).toEqual(byId);
    expect((await ask()).category_banners).toBeUndefined();
  });

  test("by a hidden category shows what no other list does [R89]", async () => {
    const packing = idsOf(await everything({ category_id: PACKING_MATERIAL_CATEGORY }));
    expect(packing.length).toBeGreaterThan(0);
    const shown = new Set(idsOf(await everything({})));
    expect(packing.filter((id) => shown.has(id))).toEqual([]);
  });

  test.each([
    ["Best Seller", 1],
    ["New Products", 2],
    ["Sugar Free", 3],
  ] as const)("by the tag %s, which is %i [R57]", async (tag, product_tag) => {
    const cards = await everything({ product_tag });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card.product_tag_list).toContain(tag);
  });

  test("by brand and form together, and by what else is asked", async () => {
    const [sample] = await rowsOf((await ask({ category_id: SPICES })).data.data);
    const query = {
      brand: sample?.brandId,
      product_foam: sample?.foamId,
      category_id: SPICES,
      ordering: "base_price",
    } as const;
    const rows = await rowsOf(await everything(query));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect([row.brandId, row.foamId, row.level2]).toEqual([sample?.brandId, sample?.foamId, SPICES]);
    }
  });

  test.each([
    { category_id: 999_999 },
    { category_name: "Nothing of the kind" },
    { brand: 999_999 },
    { product_foam: 999_999 },
  ])("by what does not exist gives an empty list: %j", async (query) => {
    expect(await ask(query)).toMatchObject({ total_count: 0, data: { data: [] } });
  });
});

describe("the products of one category, without pages", () => {
  const ofCategory = async (categoryID: number, call = store().nobody) =>
    (await expectDone(call(productsOfCategory, { query: { categoryID } }))).data.products;

  test("are the packing material of 490, which can be had [R89]", async () => {
    const packing = await ofCategory(PACKING_MATERIAL_CATEGORY);
    expect(packing).toEqual(await everything({ category_id: PACKING_MATERIAL_CATEGORY }));
    for (const { product_price, available_stock_quantity } of packing) {
      expect(product_price).toBeGreaterThan(0);
      expect(available_stock_quantity).toBeGreaterThan(0);
    }
  });

  test("are as many as a hundred, none of a category that is not there, and say what was wished for", async () => {
    const all = await everything({ category_id: GROCERIES });
    expect(idsOf(await ofCategory(GROCERIES))).toEqual(idsOf(all).slice(0, PRODUCTS_OF_CATEGORY));
    expect(await ofCategory(999_999)).toEqual([]);
    const visitor = await store().newVisitor();
    const [first] = await ofCategory(SPICES);
    await expectDone(visitor(toggleWishlist, { body: { pid: first?.id ?? 0 } }));
    expect((await ofCategory(SPICES, visitor)).filter(({ is_wished }) => is_wished)).toMatchObject([{ id: first?.id }]);
  });
});

describe("searching", () => {
  test("finds every word, in any order and case, from its beginning", async () => {
    for (const prod_search of ["ghee", "GHEE bilona", "bilo gir", "  gir   ghee "]) {
      const found = idsOf(await everything({ prod_search }));
      expect(found, prod_search).toContain(1002);
    }
    expect((await ask({ prod_search: "ghee zzz" })).is_partial_match).toBe(true);
  });

  test("finds a product by its brand and its category, after those that carry the word in their name", async () => {
    const cards = await everything({ prod_search: "honey" });
    const named = cards.map(({ name }) => /honey/i.test(name));
    expect(named.indexOf(false)).toBeGreaterThan(0);
    expect(named).toEqual([...named].sort((one, other) => Number(other) - Number(one)));
    expect(idsOf(await everything({ prod_search: "gir gauvan" })).length).toBeGreaterThan(0);
  });

  test.each(["!!!", "'; drop table products; --", "a:* & !b", "%", "\\", "&&", ":*", "<->", "(", "देसी घी"])(
    "takes %j as words, whatever it means elsewhere",
    async (prod_search) => {
      expect(Array.isArray((await ask({ prod_search })).data.data)).toBe(true);
    },
  );
});

describe("for a shopper", () => {
  test("each card says whether it is wished for [R66]", async () => {
    const visitor = await store().newVisitor();
    const [first, second] = (await ask()).data.data;
    await expectDone(visitor(toggleWishlist, { body: { pid: first?.id ?? 0 } }));
    const { data } = await expectDone(visitor(productList));
    expect(data.data.find(({ id }) => id === first?.id)?.is_wished).toBe(true);
    expect(data.data.find(({ id }) => id === second?.id)?.is_wished).toBe(false);
    expect((await ask()).data.data.every(({ is_wished }) => !is_wished)).toBe(true);
  });
});

test("a product with stock null or 0 is listed, and says so [R73]", async () => {
  await store().db.update(products).set({ stock: null }).where(eq(products.id, 1002));
  const { data } = await ask({ prod_search: "bilona ghee 500 ml" });
  expect(data.data.find(({ id }) => id === 1002)?.available_stock_quantity).toBeUndefined();
});
