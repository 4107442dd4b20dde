import { describe, expect, it } from "vitest";
import {
  changeCategory,
  changeFilter,
  groupBySection,
  PRODUCT_ORDERINGS,
  PRODUCT_TAGS,
  SHOP_SKELETON_CARDS,
} from "./product-list.ts";

it("tags, orderings and skeleton cards [R196]", () => {
  expect(PRODUCT_TAGS).toEqual({ "Best Seller": 1, "New Products": 2, "Sugar Free": 3 });
  expect(PRODUCT_ORDERINGS).toEqual(["-created_at", "base_price", "-base_price", "-average_rating"]);
  expect(SHOP_SKELETON_CARDS).toBe(20);
});

describe("filters", () => {
  const filters = { page: 4, category: 2, ordering: "base_price", tag: [1], foam: [9], search: "ghee" } as const;

  it("any change goes back to page 1 [R56]", () => {
    expect(changeFilter<Filters>(filters, { tag: [3] })).toEqual({ ...filters, tag: [3], page: 1 });
  });

  it("another category clears the order and every filter as well [R55]", () => {
    const all = { ...filters, price: { to: 200 }, brand: [3], packSize: [1], rating: 4, inStock: true } as const;
    expect(changeCategory<Filters>(all, 7)).toEqual({ page: 1, category: 7, search: "ghee" });
  });
});

describe("groupBySection [R59]", () => {
  const section = (id: number, sequence: number) => ({ id, name: `Section ${id}`, sequence });
  const products = [
    { id: 1, section: null },
    { id: 2, section: section(10, 2) },
    { id: 3, section: section(20, 1) },
    { id: 4, section: section(10, 2) },
    { id: 5 },
  ];

  it("follows section_sequence, keeps the products' order, and puts those without a section last", () => {
    const groups = groupBySection<Product>(products, ({ section: own }) => own);
    expect(groups.map(({ section: own, products: of }) => [own?.id, of.map(({ id }) => id)])).toEqual([
      [20, [3]],
      [10, [2, 4]],
      [undefined, [1, 5]],
    ]);
  });

  it("keeps sections of one sequence in the order in which they came", () => {
    const tied = [30, 10, 20].map((id) => ({ id, section: section(id, 1) }));
    const groups = groupBySection<Product>(tied, ({ section: own }) => own);
    expect(groups.map(({ section: own }) => own?.id)).toEqual([30, 10, 20]);
  });

  it("is empty for no products", () => {
    expect(groupBySection([], () => undefined)).toEqual([]);
  });
});

type Filters = Parameters<typeof changeCategory>[0] & { readonly search: string };
type Product = { id: number; section?: { id: number; name: string; sequence: number } | null };
