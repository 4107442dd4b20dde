import { isOutOfStock, shownPrice, ZERO_PAISE } from "@store/domain";
import { describe, expect, test } from "vitest";
import {
  banners,
  categories,
  cities,
  countries,
  homeBlogs,
  lowerSection,
  metaTags,
  productDetail,
  productFoams,
  productList,
  productSection,
  productsOfCategory,
  recentlyViewed,
  relatedProducts,
  states,
  statisticsSection,
  testimonialsSection,
  upperSection,
  videoSection,
} from "../contract/index.ts";
import { type CaseStore, done, goods, newVisitor, refused } from "./case-store.ts";

const UNKNOWN = 999_999;

export function browsingCases(open: () => CaseStore): void {
  const anonymous = () => open().as({});

  describe("the home page", () => {
    test.each([upperSection, productSection, lowerSection, videoSection, statisticsSection, testimonialsSection])(
      "$path has something to show",
      async (endpoint) => {
        expect((await done(anonymous()(endpoint))).data.length).toBeGreaterThan(0);
      },
    );

    test("has banners and blogs", async () => {
      for (const sequence of ["Upper", "Middle", "Lower"] as const) {
        expect((await done(anonymous()(banners, { query: { sequence } }))).data.length).toBeGreaterThan(0);
      }
      expect((await done(anonymous()(homeBlogs))).blogs.length).toBeGreaterThan(0);
    });
  });

  describe("the catalogue", () => {
    test("is a tree of categories, each with its products", async () => {
      const tree = (await done(anonymous()(categories, { query: { list: "true" } }))).categories;
      expect(tree.length).toBeGreaterThan(1);
      const [top] = tree;
      const all = await done(anonymous()(productList));
      const inside = await done(anonymous()(productList, { query: { category_id: top?.id } }));
      expect(inside.total_count).toBeGreaterThan(0);
      expect(inside.total_count).toBeLessThan(all.total_count ?? 0);
      expect(inside.category_banners).toBeDefined();
      expect(await done(anonymous()(productList, { query: { category_name: top?.name } }))).toEqual(inside);
    });

    test("has the products of one category, such as the packing material", async () => {
      const tree = (await done(anonymous()(categories, { query: { list: "true" } }))).categories;
      const query = { categoryID: tree[0]?.id ?? 0 };
      const { products } = (await done(anonymous()(productsOfCategory, { query }))).data;
      expect(products.length).toBeGreaterThan(0);
      const none = (await done(anonymous()(productsOfCategory, { query: { categoryID: UNKNOWN } }))).data;
      expect(none.products).toEqual([]);
    });

    test("is sorted by the price shown, both ways", async () => {
      for (const [ordering, direction] of [
        ["base_price", 1],
        ["-base_price", -1],
      ] as const) {
        const { data } = (await done(anonymous()(productList, { query: { ordering } }))).data;
        const prices = data.map((card) =>
          shownPrice({ productPrice: card.product_price, basePrice: card.base_price ?? ZERO_PAISE }),
        );
        expect(prices).toEqual([...prices].sort((one, other) => direction * (one - other)));
      }
    });

    test("is filtered by tag and by form", async () => {
      const tagged = await done(anonymous()(productList, { query: { product_tag: 1 } }));
      expect(tagged.data.data.length).toBeGreaterThan(0);
      for (const card of tagged.data.data) expect(card.product_tag_list).toContain("Best Seller");
      const [form] = (await done(anonymous()(productFoams))).data;
      const formed = await done(anonymous()(productList, { query: { product_foam: form?.id } }));
      expect(formed.total_count).toBeGreaterThan(0);
    });

    test("is searched; no match gives an empty list", async () => {
      const [some] = await goods(open());
      const found = await done(anonymous()(productList, { query: { prod_search: some?.name.split(" ")[0] } }));
      expect(found.data.data.length).toBeGreaterThan(0);
      const nothing = await done(anonymous()(productList, { query: { prod_search: "zzzzqqqq" } }));
      expect(nothing.data.data).toEqual([]);
      expect((await done(anonymous()(productList, { query: { page: 9999 } }))).data.data).toEqual([]);
    });

    test("has 0 or no stock for a product that is out of stock", async () => {
      const { data } = (await done(anonymous()(productList))).data;
      expect(data.some(({ available_stock_quantity }) => !isOutOfStock(available_stock_quantity))).toBe(true);
    });
  });

  describe("a product", () => {
    test("is the same on its card and on its page", async () => {
      const [card] = await goods(open());
      const { data } = await done(anonymous()(productDetail, { params: { id: card?.id ?? 0 } }));
      expect(data).toMatchObject({ id: card?.id, name: card?.name, product_price: card?.product_price });
      expect(data.images.length).toBeGreaterThan(0);
      expect(data.website_description.description).not.toBe("");
      const stars = Object.values(data.average_rating?.star_distribution ?? {});
      expect(stars.reduce((sum, count) => sum + count, 0)).toBe(data.average_rating?.review_count);
      const meta = await done(anonymous()(metaTags, { query: { page_url: `/products/${data.id}/x` } }));
      expect(meta.title).toContain(data.name);
    });

    test("has related products, never itself", async () => {
      const [card] = await goods(open());
      const product_id = card?.id ?? 0;
      const { RelatedOtherProducts } = await done(anonymous()(relatedProducts, { query: { product_id } }));
      const [group] = RelatedOtherProducts;
      const beside = [...(group?.related_product_details ?? []), ...(group?.other_product_details ?? [])];
      expect(beside.length).toBeGreaterThan(0);
      expect(beside.map(({ id }) => id)).not.toContain(product_id);
    });

    test("is remembered as viewed, for the shopper alone", async () => {
      const { call } = await newVisitor(open());
      const [one, other] = await goods(open());
      expect((await done(call(recentlyViewed, { params: { id: one?.id ?? 0 } }))).data).toEqual([]);
      const seen = (await done(call(recentlyViewed, { params: { id: other?.id ?? 0 } }))).data;
      expect(seen.map(({ id }) => id)).toEqual([one?.id]);
    });

    test("that does not exist is refused", async () => {
      await refused(anonymous()(productDetail, { params: { id: UNKNOWN } }), 404);
      await refused(anonymous()(relatedProducts, { query: { product_id: UNKNOWN } }), 404);
    });
  });

  test("places go from country to state to city", async () => {
    const { country, state, city } = open().place;
    expect((await done(anonymous()(countries))).data.map(({ id }) => id)).toContain(country);
    expect((await done(anonymous()(states, { params: { id: country } }))).data.map(({ id }) => id)).toContain(state);
    expect((await done(anonymous()(cities, { params: { id: state } }))).data.map(({ id }) => id)).toContain(city);
    const found = (await done(anonymous()(countries, { query: { filter_search: "indi" } }))).data;
    expect(found.map(({ id }) => id)).toContain(country);
    for (const { country_name } of found) expect(country_name.toLowerCase()).toContain("indi");
    await refused(anonymous()(states, { params: { id: UNKNOWN } }), 404);
  });
}
