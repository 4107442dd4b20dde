import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACT_MESSAGES } from "../catalogue/product-facts.ts";
import { PRODUCT_LIMITS, PRODUCT_MESSAGES } from "../catalogue/product-form.ts";
import { fromRupees, paise } from "../money/money.ts";
import {
  BULK_FIELD_NAMES,
  BULK_MESSAGES,
  type BulkChange,
  type BulkForm,
  type BulkProduct,
  bulkFieldText,
  changeInBulk,
  checkBulkForm,
  isUnusualEdit,
} from "./bulk-edit.ts";

const GHEE: BulkProduct = {
  ...{ categoryId: 2, brandId: 3, foamId: null, sectionId: null, tagIds: [1], hsnCode: "0405", isArchived: false },
  ...{ pricePaid: fromRupees(105), mrp: fromRupees(120), cost: fromRupees(80), gstRate: 5 },
};
const FORM: BulkForm = {
  ...{ field: "price", step: "set", value: 100, isRounded: false, choice: undefined, hsnCode: undefined },
};
const PLACES = {
  categories: [
    { id: 1, name: "Dairy", path: [] },
    { id: 2, name: "Ghee", path: ["Dairy"] },
  ],
  brands: [{ id: 3, name: "Gir Gauvan" }],
  ...{ foams: [], sections: [] },
};

describe("checkBulkForm", () => {
  it.each<[Partial<BulkForm>, BulkChange]>([
    [{}, { field: "price", step: "set", value: 10_000, isRounded: false }],
    [
      { step: "raise_percent", value: 7.5 },
      { field: "price", step: "raise_percent", value: 7.5, isRounded: false },
    ],
    [
      { step: "clear", value: undefined },
      { field: "price", step: "clear", value: 0, isRounded: false },
    ],
    [
      { field: "gst_rate", choice: 0 },
      { field: "gst_rate", choice: 0 },
    ],
    [
      { field: "hsn_code", hsnCode: "0405 90" },
      { field: "hsn_code", code: "040590" },
    ],
    [
      { field: "brand", choice: null },
      { field: "brand", choice: null },
    ],
    [
      { field: "add_tag", choice: 2 },
      { field: "add_tag", choice: 2 },
    ],
    [{ field: "archive" }, { field: "archive" }],
  ])("accepts %o", (change, value) => {
    expect(checkBulkForm({ ...FORM, ...change })).toEqual({ ok: true, value });
  });

  it.each<[Partial<BulkForm>, keyof BulkForm, string]>([
    [{ field: "stock" }, "field", BULK_MESSAGES.field],
    [{ step: "double" }, "step", BULK_MESSAGES.step],
    [{ step: "raise_percent", value: 0 }, "value", BULK_MESSAGES.percent],
    [{ step: "raise_percent", value: 1001 }, "value", BULK_MESSAGES.percent],
    [{ step: "lower_percent", value: 96 }, "value", BULK_MESSAGES.percent],
    [{ value: undefined }, "value", BULK_MESSAGES.amount],
    [{ step: "lower_amount", value: 0 }, "value", BULK_MESSAGES.amount],
    [{ value: PRODUCT_LIMITS.price + 1 }, "value", PRODUCT_MESSAGES.priceTooHigh],
    [{ field: "gst_rate", choice: 12 }, "choice", PRODUCT_MESSAGES.gstRate],
    [{ field: "hsn_code", hsnCode: "12" }, "hsnCode", PRODUCT_MESSAGES.hsnCode],
    [{ field: "brand" }, "choice", BULK_MESSAGES.choice],
    [{ field: "category", choice: null }, "choice", BULK_MESSAGES.choice],
    [{ field: "remove_tag", choice: 9 }, "choice", BULK_MESSAGES.choice],
  ])("refuses %o at its field", (change, field, message) => {
    expect(checkBulkForm({ ...FORM, ...change })).toMatchObject({ ok: false, refusals: [{ field, message }] });
  });
});

const price = (step: Extract<BulkChange, { step: unknown }>["step"], value: number, isRounded = false): BulkChange => ({
  ...{ field: "price", step, value, isRounded },
});
const mrp = (step: Extract<BulkChange, { step: unknown }>["step"], value: number): BulkChange => ({
  ...{ field: "mrp", step, value, isRounded: false },
});

describe("changeInBulk", () => {
  it.each<[BulkChange, Partial<BulkProduct>]>([
    [price("raise_percent", 10), { pricePaid: fromRupees(115.5) }],
    [price("raise_percent", 10, true), { pricePaid: fromRupees(116) }],
    [price("lower_percent", 3.33), { pricePaid: fromRupees(101.5) }],
    [price("raise_amount", 1500), { pricePaid: fromRupees(120) }],
    [price("lower_amount", 500), { pricePaid: fromRupees(100) }],
    [price("set", 9900), { pricePaid: fromRupees(99) }],
    [price("clear", 0), { pricePaid: paise(0) }],
    [mrp("lower_amount", 1500), { mrp: fromRupees(105) }],
    [mrp("clear", 0), { mrp: null }],
    [{ field: "gst_rate", choice: 18 }, { gstRate: 18 }],
    [{ field: "hsn_code", code: "" }, { hsnCode: "" }],
    [{ field: "category", choice: 1 }, { categoryId: 1 }],
    [{ field: "brand", choice: null }, { brandId: null }],
    [{ field: "section", choice: 4 }, { sectionId: 4 }],
    [{ field: "form", choice: 5 }, { foamId: 5 }],
    [{ field: "add_tag", choice: 2 }, { tagIds: [1, 2] }],
    [{ field: "add_tag", choice: 1 }, {}],
    [{ field: "remove_tag", choice: 1 }, { tagIds: [] }],
    [{ field: "archive" }, { isArchived: true }],
    [{ field: "restore" }, {}],
  ])("makes %o", (change, after) => {
    expect(changeInBulk(GHEE, change, false)).toEqual({ ok: true, value: { ...GHEE, ...after } });
  });

  it.each<[BulkChange, Partial<BulkProduct>, string]>([
    [price("raise_amount", 1501), {}, FACT_MESSAGES.mrp],
    [price("raise_percent", 5), { pricePaid: paise(0) }, BULK_MESSAGES.noPrice],
    [price("lower_amount", 10_500), {}, PRODUCT_MESSAGES.price],
    [price("raise_percent", 1000), { mrp: null, pricePaid: fromRupees(1_000_000) }, PRODUCT_MESSAGES.priceTooHigh],
    [price("set", 8399), {}, BULK_MESSAGES.belowCost],
    [mrp("set", 10_499), {}, FACT_MESSAGES.mrp],
    [mrp("lower_percent", 5), { mrp: null }, BULK_MESSAGES.noMrp],
    [mrp("lower_amount", 12_000), {}, BULK_MESSAGES.mrpNotAboveZero],
    [{ field: "gst_rate", choice: 40 }, {}, BULK_MESSAGES.belowCost],
  ])("refuses %o of %o", (change, product, message) => {
    expect(changeInBulk({ ...GHEE, ...product }, change, false)).toMatchObject({ ok: false, refusal: { message } });
  });

  it("sells below cost where somebody says so, and may make the loss smaller without that", () => {
    expect(changeInBulk(GHEE, price("set", 8399), true)).toMatchObject({ ok: true });
    const below = { ...GHEE, pricePaid: fromRupees(50) };
    expect(changeInBulk(below, price("raise_amount", 100), false)).toMatchObject({ ok: true });
    expect(changeInBulk(below, price("lower_amount", 100), false)).toMatchObject({ ok: false });
    expect(changeInBulk(below, { field: "archive" }, false)).toMatchObject({ ok: true });
  });

  it("never sells above an MRP or for nothing, whatever the step", () => {
    const step = fc.constantFrom("raise_percent", "lower_percent", "raise_amount", "lower_amount", "set");
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(step, fc.integer({ min: 1, max: 95 }), fc.boolean(), amount, amount, (how, value, rounded, a, b) => {
        const product = { ...GHEE, pricePaid: paise(Math.min(a, b)), mrp: paise(Math.max(a, b)) };
        for (const field of ["price", "mrp"] as const) {
          const changed = changeInBulk(product, { field, step: how, value, isRounded: rounded }, true);
          if (!changed.ok) continue;
          expect(changed.value.pricePaid).toBeGreaterThan(0);
          expect(changed.value.mrp).toBeGreaterThanOrEqual(changed.value.pricePaid);
        }
      }),
    );
  });
});

it("asks about a price or an MRP of five times as much or a fifth", () => {
  const after = (change: Partial<BulkProduct>) => isUnusualEdit(GHEE, { ...GHEE, ...change });
  expect(after({ pricePaid: fromRupees(524) })).toBe(false);
  expect(after({ pricePaid: fromRupees(525) })).toBe(true);
  expect(after({ mrp: fromRupees(24) })).toBe(true);
  expect(after({ gstRate: 40 })).toBe(false);
});

it("shows each field in words", () => {
  const texts = BULK_FIELD_NAMES.map((field) => [field, bulkFieldText(field, GHEE, PLACES)]);
  expect(Object.fromEntries(texts)).toEqual({
    ...{ price: "₹105.00", mrp: "₹120.00", gst_rate: "5 %", hsn_code: "0405", category: "Dairy › Ghee" },
    ...{ brand: "Gir Gauvan", section: "", form: "", add_tag: "Best Seller", remove_tag: "Best Seller" },
    ...{ archive: "In the shop", restore: "In the shop" },
  });
  expect(bulkFieldText("price", { ...GHEE, pricePaid: paise(0) }, PLACES)).toBe("Price on request");
});
