import { checkBarcode, isGlobalBarcode, missingDeclarations, netContentText } from "@store/domain";
import { describe, expect, it } from "vitest";
import { generateProducts } from "../generate-products.ts";
import { PRODUCTS } from "../products/index.ts";
import { factsOf } from "./facts-of.ts";
import { FOODS } from "./foods.ts";
import { DETAILS, INGREDIENTS } from "./goods.ts";

const all = PRODUCTS.map((seed) => ({ ...seed, facts: factsOf(seed) }));
const byId = new Map(all.map((product) => [product.id, product]));

describe("the facts of the sample shop's products", () => {
  it("say of each what the law wants online; spices, teas and herbs need no nutrition table", () => {
    const missing = all.flatMap(({ name, facts }) =>
      missingDeclarations(facts).flatMap((what) => (what === "nutrition" ? [] : [`${name}: ${what}`])),
    );
    expect(missing).toEqual([]);
  });

  it("name no product that is not there, and none twice", () => {
    const named = [FOODS, INGREDIENTS, DETAILS].map((table) => Object.keys(table).map(Number));
    expect(named.flat().filter((id) => !byId.has(id))).toEqual([]);
    expect(Object.keys(FOODS).filter((id) => Number(id) in INGREDIENTS)).toEqual([]);
  });

  it("have barcodes that mean nothing elsewhere, and each its own SKU", () => {
    const barcodes = all.map(({ facts }) => facts.barcode).filter(Boolean);
    expect(barcodes.every((barcode) => checkBarcode(barcode).ok && !isGlobalBarcode(barcode))).toBe(true);
    expect(new Set(barcodes).size).toBe(barcodes.length);
    expect(new Set(all.map(({ facts }) => facts.sku)).size).toBe(all.length);
  });

  it("say how much is in a pack as its label does", () => {
    const content = (id: number) => {
      const found = byId.get(id)?.facts.netContent;
      return found && netContentText(found);
    };
    expect([1002, 1004, 1066, 1092, 1108, 1169, 1177, 1188].map(content)).toEqual([
      ...["500 ml", "5 l", "1 g", "12 pieces", "25 pieces", "1 piece", "1 piece", "4 pieces"],
    ]);
  });

  it("differ for food, cosmetics and books", () => {
    expect(byId.get(1002)?.facts).toMatchObject({
      foodMark: "veg",
      allergens: "Contains milk",
      packGroup: expect.stringContaining("ghee"),
    });
    expect(byId.get(1136)?.facts).toMatchObject({
      foodMark: "",
      fssaiLicence: "",
      ingredients: expect.stringContaining("oils"),
      nutrition: [],
    });
    expect(byId.get(1169)?.facts).toMatchObject({ barcode: "", bestBefore: "", ingredients: "" });
    expect(byId.get(1169)?.facts.details.map(({ name }) => name)).toContain("Author");
  });

  it("hold for generated products too, which are no sizes of others", () => {
    const groups = [...generateProducts(500)].map((seed) => factsOf(seed).packGroup);
    expect(new Set(groups)).toEqual(new Set([""]));
  });
});
