import { PAGE_MAXIMUM, SEARCH_MAXIMUM_LENGTH } from "@store/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listRequest, pageAddresses, readShopQuery, shopAddress } from "./shop-query.ts";

const read = (search: string) => readShopQuery(new URLSearchParams(search));

describe("the listing's query in the address bar [R54]", () => {
  it("reads every parameter", () => {
    expect(
      read("page=2&category=12&category_name=Ghee&search=cow&brand=3&brand_name=Gir&ordering=-base_price&tag=1&foam=4"),
    ).toEqual({
      page: 2,
      category: 12,
      categoryName: "Ghee",
      search: "cow",
      brand: 3,
      brandName: "Gir",
      ordering: "-base_price",
      tag: 1,
      foam: 4,
    });
  });

  it("cuts a search that is too long for the backend", () => {
    expect(read(`search=${"g".repeat(SEARCH_MAXIMUM_LENGTH + 1)}`).search).toBe("g".repeat(SEARCH_MAXIMUM_LENGTH));
  });

  it.each(["page=0", "page=-1", "page=abc", "page=1.5", "category=x", "ordering=name", "tag=", "search=%20"])(
    "leaves out what says nothing: %s",
    (search) => {
      expect(shopAddress(read(search))).toBe("/shop");
    },
  );

  it.each([
    ["2.9", 2],
    ["100001", PAGE_MAXIMUM],
    ["9".repeat(400), PAGE_MAXIMUM],
  ])("takes the nearest page that there may be for page=%s", (page, nearest) => {
    expect(read(`page=${page}`).page).toBe(nearest);
  });

  it("does not write page 1 [R56]", () => {
    expect(shopAddress(read("page=1&tag=2"))).toBe("/shop?tag=2");
  });

  it.each(["", "tag=2", "category=12&category_name=Ghee+%26+Oil&search=cow", "page=7&brand=3"])(
    "writes the address of each page of %s",
    (search) => {
      const query = read(search);
      for (const page of [1, 2, 999]) expect(pageAddresses(query)(page)).toBe(shopAddress({ ...query, page }));
    },
  );

  it("survives a round trip through the URL", () => {
    const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
    const id = fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({ page: fc.integer({ min: 1, max: 999 }), category: id, tag: id, search: text }),
        (query) => {
          const search = query.search?.trim() || undefined;
          const address = shopAddress({ ...query, search });
          expect(read(address.split("?")[1] ?? "")).toMatchObject({
            page: query.page,
            category: query.category,
            search,
          });
        },
      ),
    );
  });

  it("asks by id where there is one, by name otherwise", () => {
    expect(listRequest(read("category=12&category_name=Ghee")).query).toMatchObject({ category_id: 12 });
    expect(listRequest(read("category_name=Ghee")).query).toMatchObject({ category_name: "Ghee" });
    expect(listRequest(read("category=12&category_name=Ghee")).query?.category_name).toBeUndefined();
  });
});
