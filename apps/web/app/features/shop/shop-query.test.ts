import {
  FILTER_VALUES_MAXIMUM,
  PACK_SIZES,
  PAGE_MAXIMUM,
  PRODUCT_ORDERINGS,
  PRODUCT_TAGS,
  RATING_STEPS,
  SEARCH_MAXIMUM_LENGTH,
} from "@store/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listRequest, pageAddresses, readShopQuery, type ShopQuery, shopAddress } from "./shop-query.ts";

const read = (search: string) => readShopQuery(new URLSearchParams(search));

/** Filters that say nothing, as nothing has what they ask for. */
const NOTHING = [
  ...[
    "tag=4",
    "tag=x,0",
    "size=7",
    "brand=0",
    "brand=,",
    "foam=-1",
    "rating=5",
    "rating=3.5",
    "in_stock=0",
    "in_stock=true",
  ],
  ...["min_price=0", "max_price=-1", "min_price=abc", "max_price=10000001", "more=price"],
];

describe("the listing's query in the address bar [R54]", () => {
  it("reads every parameter", () => {
    const list = "page=2&category=12&category_name=Ghee&search=cow&brand=3,7&brand_name=Gir&ordering=-base_price";
    const filters = "tag=1,2&foam=4&size=2,6&min_price=200&max_price=500&rating=4&in_stock=1&more=foam";
    expect(read(`${list}&${filters}`)).toEqual({
      page: 2,
      category: 12,
      categoryName: "Ghee",
      search: "cow",
      brand: [3, 7],
      brandName: "Gir",
      ordering: "-base_price",
      tag: [1, 2],
      foam: [4],
      packSize: [2, 6],
      price: { from: 200, to: 500 },
      rating: 4,
      inStock: true,
      more: "foam",
    });
  });

  it("cuts a search that is too long for the backend", () => {
    expect(read(`search=${"g".repeat(SEARCH_MAXIMUM_LENGTH + 1)}`).search).toBe("g".repeat(SEARCH_MAXIMUM_LENGTH));
  });

  it.each([
    "page=0",
    "page=-1",
    "page=abc",
    "page=1.5",
    "category=x",
    "ordering=name",
    "tag=",
    "search=%20",
    ...NOTHING,
  ])("leaves out what says nothing: %s", (search) => {
    expect(shopAddress(read(search))).toBe("/shop");
  });

  it.each([
    ["2.9", 2],
    ["100001", PAGE_MAXIMUM],
    ["9".repeat(400), PAGE_MAXIMUM],
  ])("takes the nearest page that there may be for page=%s", (page, nearest) => {
    expect(read(`page=${page}`).page).toBe(nearest);
  });

  it.each([
    ["brand=7,3,7", "/shop?brand=3,7"],
    ["tag=1,9", "/shop?tag=1"],
    ["min_price=500&max_price=200", "/shop?min_price=200&max_price=500"],
    ["size=6&rating=4&foam=2", "/shop?foam=2&size=6&rating=4"],
    ["category=3&category_name=Packs%2C+Mists", "/shop?category=3&category_name=Packs%2C+Mists"],
  ])("has one address for one choice: %s", (search, address) => {
    expect(shopAddress(read(search))).toBe(address);
  });

  it("does not write page 1 [R56]", () => {
    expect(shopAddress(read("page=1&tag=2"))).toBe("/shop?tag=2");
  });

  it.each(["", "tag=2", "brand=3,7&size=1", "category=12&category_name=Ghee+%26+Oil&search=cow", "page=7&brand=3"])(
    "writes the address of each page of %s",
    (search) => {
      const query = read(search);
      for (const page of [1, 2, 999]) expect(pageAddresses(query)(page)).toBe(shopAddress({ ...query, page }));
    },
  );

  it("survives a round trip through the URL", () => {
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const text = maybe(
      fc
        .string({ minLength: 1 })
        .map((typed) => typed.trim())
        .filter(Boolean),
    );
    const id = fc.integer({ min: 1, max: 999_999 });
    const ids = (one: fc.Arbitrary<number>) =>
      maybe(
        fc
          .uniqueArray(one, { minLength: 1, maxLength: FILTER_VALUES_MAXIMUM })
          .map((chosen) => chosen.toSorted((a, b) => a - b)),
      );
    const Query: fc.Arbitrary<ShopQuery> = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      category: maybe(id),
      categoryName: text,
      search: text,
      brand: ids(id),
      brandName: text,
      ordering: maybe(fc.constantFrom(...PRODUCT_ORDERINGS)),
      tag: ids(fc.constantFrom(...Object.values(PRODUCT_TAGS))),
      foam: ids(id),
      packSize: ids(fc.constantFrom(...PACK_SIZES.map((band) => band.id))),
      price: maybe(
        fc.oneof(
          fc.record({ from: id }),
          fc.record({ to: id }),
          fc.tuple(id, id).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
        ),
      ),
      rating: maybe(fc.constantFrom(...RATING_STEPS)),
      inStock: maybe(fc.constant(true as const)),
      more: maybe(fc.constantFrom("brand" as const, "foam" as const)),
    });
    fc.assert(
      fc.property(Query, (query) => {
        expect(read(shopAddress(query).split("?")[1] ?? "")).toEqual(query);
      }),
    );
  });

  it("asks by id where there is one, by name otherwise", () => {
    expect(listRequest(read("category=12&category_name=Ghee")).query).toMatchObject({ category_id: 12 });
    expect(listRequest(read("category_name=Ghee")).query).toMatchObject({ category_name: "Ghee" });
    expect(listRequest(read("category=12&category_name=Ghee")).query?.category_name).toBeUndefined();
  });
});
