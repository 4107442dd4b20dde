import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, paise, ZERO_PAISE } from "../money/money.ts";
import { refusedFields } from "../testing/refused.ts";
import { FACT_ROW_LIMITS, FACT_ROW_MESSAGE, factRowsText, readFactRows } from "./fact-rows.ts";
import { PACK_SIZE_MESSAGES } from "./pack-size.ts";
import { PRODUCT_CODE_MESSAGES } from "./product-codes.ts";
import {
  checkMrp,
  checkProductFacts,
  EMPTY_LABEL,
  FACT_MESSAGES,
  missingDeclarations,
  type ProductFactsDraft,
} from "./product-facts.ts";

const GHEE: ProductFactsDraft = {
  ...EMPTY_LABEL,
  ...{ sku: " GHEE-500 ", barcode: "890 1234 567 890", mrp: fromRupees(999), cost: fromRupees(610) },
  ...{ netQuantity: 500, netUnit: "ml", weightGrams: 820, packGroup: "Gir-Ghee", packLabel: "" },
  ...{ foodMark: "veg", ingredients: "Milk fat", nutrition: [{ name: "Energy", value: "897 kcal" }] },
  ...{ origin: "India", maker: "Gir Gauvan, Dhrangadhra", fssaiLicence: "1070 0000 0000 00" },
  ...{ bestBefore: "9 months from packing", storage: "Cool and dry" },
};
const PRICE = fromRupees(899);

const refused = (change: Partial<ProductFactsDraft>) => refusedFields(checkProductFacts({ ...GHEE, ...change }, PRICE));

describe("a product's facts", () => {
  it("are tidied: codes without spaces, quantity and unit together", () => {
    const checked = checkProductFacts(GHEE, PRICE);
    expect(checked.ok && checked.value).toMatchObject({
      sku: "GHEE-500",
      barcode: "8901234567890",
      fssaiLicence: "10700000000000",
      packGroup: "gir-ghee",
      netContent: { quantity: 500, unit: "ml" },
    });
  });

  it("may all be missing", () => {
    const nothing: ProductFactsDraft = {
      ...EMPTY_LABEL,
      ...{ sku: "", barcode: "", mrp: null, cost: null, netQuantity: null, netUnit: null, weightGrams: null },
      ...{ packGroup: "", packLabel: "" },
    };
    expect(checkProductFacts(nothing, ZERO_PAISE)).toMatchObject({ ok: true, value: { netContent: null } });
  });

  it.each<[keyof ProductFactsDraft, Partial<ProductFactsDraft>, string]>([
    ["sku", { sku: "a b" }, PRODUCT_CODE_MESSAGES.sku],
    ["barcode", { barcode: "8901234567891" }, PRODUCT_CODE_MESSAGES.barcode],
    ["mrp", { mrp: fromRupees(898.99) }, FACT_MESSAGES.mrp],
    ["cost", { cost: paise(-1) }, FACT_MESSAGES.cost],
    ["netQuantity", { netUnit: null }, PACK_SIZE_MESSAGES.unit],
    ["weightGrams", { weightGrams: 0 }, FACT_MESSAGES.weight],
    ["weightGrams", { weightGrams: 1.5 }, FACT_MESSAGES.weight],
    ["weightGrams", { weightGrams: 100_001 }, FACT_MESSAGES.weight],
    ["packGroup", { packGroup: "gir ghee" }, FACT_MESSAGES.packGroup],
    ["packLabel", { packLabel: "x".repeat(41) }, "At most 40 characters, please."],
    ["ingredients", { ingredients: "x".repeat(2001) }, "At most 2000 characters, please."],
    ["nutrition", { nutrition: [{ name: "", value: "897 kcal" }] }, FACT_ROW_MESSAGE],
    ["maker", { maker: "x".repeat(301) }, "At most 300 characters, please."],
    ["fssaiLicence", { fssaiLicence: "123" }, PRODUCT_CODE_MESSAGES.fssai],
    ["details", { details: [{ name: "Pages", value: "" }] }, FACT_ROW_MESSAGE],
  ])("are refused at %s", (field, change, message) => expect(refused(change)).toEqual({ [field]: message }));

  it("an MRP is accepted from the price on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (price, mrp) => {
        expect(checkMrp(paise(mrp), paise(price)).ok).toBe(mrp >= price);
      }),
    );
  });
});

describe("what the law wants online", () => {
  const missing = (change: Partial<ProductFactsDraft>) => {
    const checked = checkProductFacts({ ...GHEE, ...change }, PRICE);
    return checked.ok ? missingDeclarations(checked.value) : checked.refusals;
  };

  it("is all there, or is named", () => {
    expect(missing({})).toEqual([]);
    expect(missing({ mrp: null, netQuantity: null, maker: " ", nutrition: [], bestBefore: "" })).toEqual([
      ...["mrp", "netContent", "maker", "nutrition", "bestBefore"],
    ]);
  });

  it("is less for what is no food", () => {
    expect(
      missing({ foodMark: "", ingredients: "", nutrition: [], fssaiLicence: "", storage: "", origin: "" }),
    ).toEqual(["origin"]);
  });
});

describe("lines of facts", () => {
  it.each([
    ["", []],
    ["\n Energy : 897 kcal \n\n", [{ name: "Energy", value: "897 kcal" }]],
    ["Ratio: 1:2", [{ name: "Ratio", value: "1:2" }]],
  ])("%j reads as %j", (text, rows) => expect(readFactRows(text)).toEqual({ ok: true, value: rows }));

  it.each(["Energy", ": 897", "Energy:", Array.from({ length: 31 }, (_, row) => `${row}: 1`).join("\n")])(
    "%j is refused",
    (text) => expect(readFactRows(text).ok).toBe(false),
  );

  it("are read as they were written", () => {
    const side = (most: number, signs: RegExp) =>
      fc.stringMatching(signs).filter((text) => text.trim() === text && text.length > 0 && text.length <= most);
    const row = fc.record({
      name: side(FACT_ROW_LIMITS.name, /^[^:\s][^:\n]*$/),
      value: side(FACT_ROW_LIMITS.value, /^[^\n]+$/),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: FACT_ROW_LIMITS.rows }), (rows) => {
        expect(readFactRows(factRowsText(rows))).toEqual({ ok: true, value: rows });
      }),
    );
  });
});
