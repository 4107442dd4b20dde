import {
  productDetail,
  productFoams,
  recentlyViewed,
  relatedProducts,
  toggleWishlist,
} from "@store/api-client/contract";
import { addMoney, RECENTLY_VIEWED_MAXIMUM, REVIEWS_PAGE_SIZE, ZERO_PAISE } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { brands, products, reviews } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_PRODUCT } from "./messages.ts";

const GHEE = 1002;

const store = useTestStore();

const detail = async (id: number) => (await expectDone(store().nobody(productDetail, { params: { id } }))).data;

describe("a product's page", () => {
  test("says all about it [R67] [R68] [R70]", async () => {
    const product = await detail(GHEE);
    expect(product).toMatchObject({
      id: GHEE,
      brand: expect.any(Number),
      brand_name: "Gir Gauvan",
      category: { id: 101, name: "A2 Gir Cow Ghee" },
      website_description: { description: expect.stringContaining("<p>"), metatitle: expect.any(String) },
    });
    expect(product.images.length).toBeGreaterThan(1);
    expect(product.benefits.length).toBeGreaterThan(0);
    expect(addMoney(product.base_price ?? ZERO_PAISE, product.gst_amount ?? ZERO_PAISE)).toBe(product.product_price);
  });

  test("has the distribution of its stars and its newest reviews, newest first [R69]", async () => {
    const { average_rating, rating_review_data } = await detail(GHEE);
    const counts = Object.values(average_rating?.star_distribution ?? {});
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(average_rating?.review_count);
    const written = await store().db.select().from(reviews).where(eq(reviews.productId, GHEE));
    expect(average_rating?.review_count).toBe(written.length);
    const newest = [...written].sort(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id,
    );
    expect(rating_review_data.map(({ id }) => id)).toEqual(newest.slice(0, REVIEWS_PAGE_SIZE).map(({ id }) => id));
  });

  test("of a product without reviews says 0 of 0", async () => {
    const [unrated] = (await store().db.select().from(products)).filter(({ starCounts }) =>
      starCounts.every((count) => count === 0),
    );
    const { average_rating, rating_review_data } = await detail(unrated?.id ?? 0);
    expect(average_rating).toMatchObject({ average_rating: 0, review_count: 0 });
    expect(rating_review_data).toEqual([]);
  });

  test("that does not exist is refused", async () => {
    const asked = store().nobody(productDetail, { params: { id: 999_999 } });
    expect((await expectRefused(asked, 404)).message).toBe(NO_SUCH_PRODUCT);
  });
});

describe("a product's page, asked for again", () => {
  const set = (change: Partial<typeof products.$inferInsert>) =>
    store().db.update(products).set(change).where(eq(products.id, GHEE));

  test("says what is so now, however often it was asked for before", async () => {
    const before = await detail(GHEE);
    for (const stock of [7, 0, before.available_stock_quantity]) {
      await set({ stock });
      expect((await detail(GHEE)).available_stock_quantity).toBe(stock);
      expect((await detail(GHEE)).available_stock_quantity).toBe(stock);
    }
    expect(await detail(GHEE)).toEqual(before);
  });

  test("has another name in caches after a change, and the same without one", async () => {
    const etag = async () => (await store().request(`/web/single/product/${GHEE}/`)).headers.get("etag");
    const first = await etag();
    expect(first).toBeTruthy();
    expect(await etag()).toBe(first);
    const { name } = await detail(GHEE);
    await set({ name: "Another name" });
    expect(await etag()).not.toBe(first);
    await set({ name });
    expect(await etag()).toBe(first);
  });

  test("takes a new name of its brand over, in a minute", async () => {
    const { brand, brand_name } = await detail(GHEE);
    const rename = (name: string) =>
      store()
        .db.update(brands)
        .set({ name })
        .where(eq(brands.id, brand ?? 0));
    await rename("Another brand");
    store().clock.advance(60_000);
    expect((await detail(GHEE)).brand_name).toBe("Another brand");
    await rename(brand_name ?? "");
    store().clock.advance(60_000);
    expect((await detail(GHEE)).brand_name).toBe(brand_name);
  });

  test("has a heart for who wished for it alone", async () => {
    const visitor = await store().newVisitor();
    await detail(GHEE);
    await expectDone(visitor(toggleWishlist, { body: { pid: GHEE } }));
    expect((await expectDone(visitor(productDetail, { params: { id: GHEE } }))).data.is_wished).toBe(true);
    expect((await detail(GHEE)).is_wished).toBe(false);
  });

  test("is refused when it is gone", async () => {
    const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
    if (!ghee) throw new Error("The seed has no ghee");
    const id = 990_001;
    await store()
      .db.insert(products)
      .values({ ...ghee, sku: "", id });
    expect((await detail(id)).id).toBe(id);
    await store().db.delete(products).where(eq(products.id, id));
    await expectRefused(store().nobody(productDetail, { params: { id } }), 404);
  });
});

describe("what goes with a product [R78]", () => {
  test("is of its category; others are of the same group; both can be bought", async () => {
    const { RelatedOtherProducts } = await expectDone(store().nobody(relatedProducts, { query: { product_id: GHEE } }));
    const [group] = RelatedOtherProducts;
    const rows = await store().db.select().from(products);
    const row = (id: number) => rows.find((one) => one.id === id);
    expect(group?.product_details?.id).toBe(GHEE);
    expect(group?.related_product_details.length).toBeGreaterThan(0);
    for (const { id } of group?.related_product_details ?? []) {
      expect(id).not.toBe(GHEE);
      expect(row(id)?.categoryId).toBe(row(GHEE)?.categoryId);
      expect(row(id)?.stock).toBeGreaterThan(0);
    }
    for (const { id } of group?.other_product_details ?? []) {
      expect(row(id)?.level1).toBe(row(GHEE)?.level1);
      expect(row(id)?.categoryId).not.toBe(row(GHEE)?.categoryId);
    }
    await expectRefused(store().nobody(relatedProducts, { query: { product_id: 999_999 } }), 404);
  });
});

describe("recently viewed", () => {
  test("is what this shopper looked at before, the latest first, without the product itself [R78]", async () => {
    const visitor = await store().newVisitor();
    const look = async (id: number) => {
      store().clock.advance(1);
      return (await expectDone(visitor(recentlyViewed, { params: { id } }))).data.map((card) => card.id);
    };
    expect(await look(1001)).toEqual([]);
    expect(await look(1002)).toEqual([1001]);
    expect(await look(1003)).toEqual([1002, 1001]);
    expect(await look(1001)).toEqual([1003, 1002]);
    const stranger = await store().newVisitor();
    expect((await expectDone(stranger(recentlyViewed, { params: { id: 1001 } }))).data).toEqual([]);
  });

  test("holds twelve, and is empty for nobody in particular", async () => {
    const visitor = await store().newVisitor();
    const some = await store().db.select({ id: products.id }).from(products).limit(50);
    for (const { id } of some) {
      store().clock.advance(1);
      await expectDone(visitor(recentlyViewed, { params: { id } }));
    }
    const last = some.at(-1)?.id ?? 0;
    const seen = (await expectDone(visitor(recentlyViewed, { params: { id: last } }))).data.map(({ id }) => id);
    expect(seen).toEqual(
      some
        .map(({ id }) => id)
        .slice(-1 - RECENTLY_VIEWED_MAXIMUM, -1)
        .reverse(),
    );
    expect((await expectDone(store().nobody(recentlyViewed, { params: { id: last } }))).data).toEqual([]);
    await expectRefused(visitor(recentlyViewed, { params: { id: 999_999 } }), 404);
  });
});

describe("the forms to filter by", () => {
  test("are those of the category's products, or all [R57]", async () => {
    const all = await expectDone(store().nobody(productFoams));
    const ofSpices = await expectDone(store().nobody(productFoams, { query: { category_id: 16 } }));
    const rows = (await store().db.select().from(products)).filter(({ level2 }) => level2 === 16);
    expect(new Set(ofSpices.data.map(({ id }) => id))).toEqual(new Set(rows.map(({ foamId }) => foamId)));
    expect(all.data.length).toBeGreaterThan(ofSpices.data.length);
    expect((await expectDone(store().nobody(productFoams, { query: { category_id: 999_999 } }))).data).toEqual([]);
  });
});
