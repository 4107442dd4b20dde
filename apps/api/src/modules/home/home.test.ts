import {
  banners,
  categories,
  homeBlogs,
  lowerSection,
  productSection,
  statisticsSection,
  testimonialsSection,
  toggleWishlist,
  upperSection,
  videoSection,
} from "@store/api-client/contract";
import {
  CURATED_CATEGORIES,
  HOME_BLOGS,
  LOWER_SECTIONS,
  PACKING_MATERIAL_CATEGORY,
  PRODUCT_SECTIONS,
  UPPER_SECTIONS,
} from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

describe("the home page", () => {
  test.each(["Upper", "Middle", "Lower"] as const)("has its %s banners [R46]", async (sequence) => {
    const { data } = await expectDone(store().nobody(banners, { query: { sequence } }));
    expect(data.length).toBeGreaterThan(0);
    for (const banner of data)
      expect(banner).toMatchObject({ image: expect.any(String), alt_text: expect.any(String) });
  });

  test("offers the product that a banner leads to, with its price and stock, while it is in the shop", async () => {
    const upper = async () => (await expectDone(store().nobody(banners, { query: { sequence: "Upper" } }))).data;
    const offered = (await upper()).find(({ product_id }) => product_id !== undefined);
    const id = offered?.product_id ?? 0;
    const isIt = eq(tables.products.id, id);
    const [product] = await store().db.select().from(tables.products).where(isIt);
    expect(offered?.products).toEqual({
      name: product?.name,
      product_price: product?.pricePaid,
      available_stock_quantity: product?.stock,
    });
    await store().db.update(tables.products).set({ isArchived: true }).where(isIt);
    expect((await upper()).find((banner) => banner.id === offered?.id)).toMatchObject({
      product_id: undefined,
      products: undefined,
    });
    await store().db.update(tables.products).set({ isArchived: false }).where(isIt);
  });

  test("knows three bands of banners", async () => {
    const response = await store().request("/ecommerce/banners/?sequence=upper");
    expect(response.status).toBe(400);
  });

  test.each([
    ["upper", upperSection, UPPER_SECTIONS],
    ["lower", lowerSection, LOWER_SECTIONS],
  ] as const)("has its %s sections under the specification's ids [R47]", async (_, endpoint, ids) => {
    const { data } = await expectDone(store().nobody(endpoint));
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(Object.values(ids)));
  });

  test("carries the carousels' products as cards, in their order, with the shopper's hearts", async () => {
    const visitor = await store().newVisitor();
    const { data } = await expectDone(store().nobody(productSection));
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(Object.values(PRODUCT_SECTIONS)));
    for (const { images, products } of data) {
      expect(products.map(({ id }) => id)).toEqual(images.map(({ product }) => product));
      expect(images[0]?.product_name).toBe(products[0]?.name);
      expect(products[0]?.benefit).toMatch(/\w/);
    }
    const pid = data[0]?.products[0]?.id ?? 0;
    await expectDone(visitor(toggleWishlist, { body: { pid } }));
    const mine = await expectDone(visitor(productSection));
    expect(mine.data[0]?.products.map(({ id, is_wished }) => [id, is_wished])).toContainEqual([pid, true]);
  });

  test("says which section is not to be shown [R47]", async () => {
    const itself = and(eq(tables.homeSections.place, "upper"), eq(tables.homeSections.id, UPPER_SECTIONS.mission));
    await store().db.update(tables.homeSections).set({ isVisible: false }).where(itself);
    const { data } = await expectDone(store().nobody(upperSection));
    expect(data.find(({ id }) => id === UPPER_SECTIONS.mission)?.is_visible_on_website).toBe(false);
  });

  test("has videos, counters and testimonials", async () => {
    expect((await expectDone(store().nobody(videoSection))).data.length).toBeGreaterThan(0);
    expect((await expectDone(store().nobody(statisticsSection))).data.length).toBeGreaterThan(0);
    expect((await expectDone(store().nobody(testimonialsSection))).data.length).toBeGreaterThan(2);
  });

  test("has the newest eight blogs, newest first [R50]", async () => {
    const { blogs } = await expectDone(store().nobody(homeBlogs));
    expect(blogs).toHaveLength(HOME_BLOGS);
    const dates = blogs.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe("the category tree", () => {
  test("has the nineteen curated categories, on three levels, and nothing hidden [R20] [R4]", async () => {
    const tree = (await expectDone(store().nobody(categories, { query: { list: "true" } }))).categories;
    const all = tree.flatMap((one) => [
      one.id,
      ...one.children.flatMap((two) => [two.id, ...two.children.map(({ id }) => id)]),
    ]);
    expect(all).toEqual(expect.arrayContaining(CURATED_CATEGORIES.map(({ id }) => id)));
    expect(all).not.toContain(PACKING_MATERIAL_CATEGORY);
    expect(tree.some(({ children }) => children.some((second) => second.children.length > 0))).toBe(true);
  });
});

describe("what staff have hidden", () => {
  test("is not on the home page, and the rest is in its order", async () => {
    const { db } = store();
    const [first] = (await expectDone(store().nobody(banners, { query: { sequence: "Upper" } }))).data;
    await db
      .update(tables.banners)
      .set({ isVisible: false })
      .where(eq(tables.banners.id, first?.id ?? 0));
    const left = (await expectDone(store().nobody(banners, { query: { sequence: "Upper" } }))).data;
    expect(left.map(({ id }) => id)).not.toContain(first?.id);
    for (const [table, read, nameOf] of [
      [tables.videos, () => store().nobody(videoSection), "name"],
      [tables.statistics, () => store().nobody(statisticsSection), "name"],
      [tables.testimonials, () => store().nobody(testimonialsSection), "author_name"],
    ] as const) {
      const names = async () =>
        (await expectDone<{ data: object[] }>(read())).data.map((row) => Reflect.get(row, nameOf));
      const [top, ...others] = await names();
      await db.update(table).set({ position: 9, isVisible: true }).where(sql`id = (select min(id) from ${table})`);
      expect(await names()).toEqual([...others, top]);
      await db.update(table).set({ isVisible: false }).where(eq(table.position, 9));
      expect(await names()).toEqual(others);
    }
  });
});
