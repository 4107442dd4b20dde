import { CURATED_CATEGORIES, PACKING_MATERIAL_CATEGORY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { CATEGORIES, topGroupOf } from "./categories.ts";
import { unitOf } from "./family.ts";
import { BRANDS, FOAMS, SHOP_SECTIONS, TAGS } from "./filters.ts";
import { PRODUCTS } from "./products/index.ts";

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const repeated = <T>(list: readonly T[]) => list.filter((item, index) => list.indexOf(item) !== index);
const category = (id: number) => CATEGORIES.find((one) => one.id === id);

const levelOf = (id: number): number => {
  const parentId = category(id)?.parentId;
  return parentId == null ? 1 : 1 + levelOf(parentId);
};

describe("categories", () => {
  it("names exactly nineteen curated categories, all of them shown [R20]", () => {
    for (const { id, name } of CURATED_CATEGORIES) expect(category(id)).toMatchObject({ name, isHidden: false });
  });

  it("forms one tree of three levels, parents before children, each id once", () => {
    expect(repeated(ids(CATEGORIES))).toEqual([]);
    expect(Math.max(...CATEGORIES.map(({ id }) => levelOf(id)))).toBe(3);
    for (const [index, { parentId }] of CATEGORIES.entries())
      if (parentId !== null) expect(CATEGORIES.findIndex(({ id }) => id === parentId)).toBeLessThan(index);
  });

  it("hides the packing material, and it alone", () => {
    expect(CATEGORIES.filter(({ isHidden }) => isHidden)).toMatchObject([{ id: 490, name: "Packing Material" }]);
  });

  it("counts positions from one without gaps among siblings", () => {
    for (const { id, parentId } of CATEGORIES) {
      const siblings = CATEGORIES.filter((one) => one.parentId === parentId);
      expect(
        siblings.map(({ position }) => position).sort((a, b) => a - b),
        `siblings of ${id}`,
      ).toEqual(siblings.map((_, index) => index + 1));
    }
  });
});

describe("products", () => {
  it("have ids of their own, from 1001 without a gap", () => {
    expect(ids(PRODUCTS)).toEqual(PRODUCTS.map((_, index) => 1001 + index));
    expect(repeated(PRODUCTS.map(({ name }) => name))).toEqual([]);
  });

  it("refer only to what exists", () => {
    for (const product of PRODUCTS) {
      expect(category(product.categoryId), product.name).toBeDefined();
      expect(ids(BRANDS)).toContain(product.brandId);
      expect(ids(FOAMS)).toContain(product.foamId);
      for (const tag of product.tagIds) expect(ids(TAGS)).toContain(tag);
      if (product.sectionId !== null) expect(ids(SHOP_SECTIONS)).toContain(product.sectionId);
    }
  });

  it("stand in categories that have no children", () => {
    const parents = new Set(CATEGORIES.map(({ parentId }) => parentId));
    for (const product of PRODUCTS) expect(parents.has(product.categoryId), product.name).toBe(false);
  });

  it("fill every category that is shown, each top group with twenty or more", () => {
    for (const { id } of CATEGORIES.filter(({ parentId }) => parentId === null)) {
      const count = PRODUCTS.filter(({ categoryId }) => topGroupOf(categoryId) === id).length;
      expect(count).toBeGreaterThanOrEqual(id === PACKING_MATERIAL_CATEGORY ? 4 : 20);
    }
    const leaves = CATEGORIES.filter(({ id }) => !CATEGORIES.some(({ parentId }) => parentId === id));
    for (const leaf of leaves) expect(ids(PRODUCTS.filter(({ categoryId }) => categoryId === leaf.id))).not.toEqual([]);
  });

  it("cost something, in whole paise", () => {
    for (const { pricePaidRupees, name } of PRODUCTS) {
      expect(pricePaidRupees, name).toBeGreaterThan(0);
      expect(Number(pricePaidRupees.toFixed(2))).toBe(pricePaidRupees);
    }
  });

  it("make an address: each name holds letters and no slash", () => {
    for (const { name } of PRODUCTS) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 ,.:'&()-]+$/);
  });

  it("show every state of stock, and a few long names", () => {
    const some = (test: (stock: number | null) => boolean) => PRODUCTS.filter(({ stock }) => test(stock)).length;
    expect(some((stock) => stock === null)).toBeGreaterThan(0);
    expect(some((stock) => stock === 0)).toBeGreaterThan(3);
    expect(some((stock) => stock !== null && stock > 0 && stock <= 3)).toBeGreaterThan(5);
    expect(PRODUCTS.filter(({ name }) => name.length >= 80).length).toBeGreaterThanOrEqual(2);
  });

  it("say three to five benefits and something of their own", () => {
    expect(repeated(PRODUCTS.map(({ descriptionHtml }) => descriptionHtml))).toEqual([]);
    for (const { benefits, descriptionHtml, name } of PRODUCTS) {
      expect(benefits.length, name).toBeGreaterThanOrEqual(3);
      expect(benefits.length, name).toBeLessThanOrEqual(5);
      expect(descriptionHtml).toMatch(/^<p>.{60,}<\/(p|ul)>$/);
    }
  });

  it("keep the minimum order's exception in sight: some names hold 'book' [R92]", () => {
    expect(PRODUCTS.filter(({ name }) => /book/i.test(name)).length).toBeGreaterThanOrEqual(3);
  });
});

describe("unitOf", () => {
  it.each([
    ["500 g", "g"],
    ["1 kg", "kg"],
    ["250 ml", "ml"],
    ["5 l", "l"],
    ["Set of 12", "piece"],
    ["25 bags", "piece"],
  ])("reads %s as %s", (label, unit) => expect(unitOf(label)).toBe(unit));
});

it("names each product's HSN code, and a GST rate that there is since 22 September 2025 (C47)", () => {
  for (const { name, gstRate, hsnCode } of PRODUCTS) {
    expect([name, hsnCode]).toEqual([name, expect.stringMatching(/^\d{4}$/)]);
    expect([0, 5, 18]).toContain(gstRate);
  }
});
