import { describe, expect, it } from "vitest";
import { FIRST_GENERATED_ID, generateProducts } from "./generate-products.ts";
import { PRODUCTS } from "./products/index.ts";

const MANY = 3000;

describe("generateProducts", () => {
  it("gives as many as asked for, with ids of their own above the seed's", () => {
    const ids = [...generateProducts(MANY)].map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: MANY }, (_, index) => FIRST_GENERATED_ID + index));
    expect(FIRST_GENERATED_ID).toBeGreaterThan(Math.max(...PRODUCTS.map(({ id }) => id)));
  });

  it("gives the same products every time, also when fewer are asked for", () => {
    const all = [...generateProducts(MANY)];
    expect([...generateProducts(MANY)]).toEqual(all);
    expect([...generateProducts(50)]).toEqual(all.slice(0, 50));
  });

  it("names each differently and keeps prices positive and packing material out", () => {
    const all = [...generateProducts(MANY)];
    expect(new Set(all.map(({ name }) => name)).size).toBe(MANY);
    expect(Math.min(...all.map(({ pricePaidRupees }) => pricePaidRupees))).toBeGreaterThan(0);
    expect(all.filter(({ categoryId }) => categoryId === 490)).toEqual([]);
  });
});
