import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { AMOUNTS } from "../testing/ranges.ts";
import { addMoney, fromRupees, type Paise, paise, ZERO_PAISE } from "./money.ts";
import { HAS_NO_PRICE, PRICE_ON_REQUEST, priceParts, sellingPrice, shownPrice, splitGst } from "./price.ts";

const amounts = fc.integer(AMOUNTS).map(paise);

const base = fromRupees(100);
const paid = fromRupees(118);

describe("shownPrice", () => {
  it("is product_price", () => {
    expect(shownPrice({ productPrice: paid, basePrice: base })).toBe(paid);
  });

  it.each([null, undefined])("falls back to base_price for %s", (productPrice) => {
    expect(shownPrice({ productPrice, basePrice: base })).toBe(base);
  });

  it("keeps a product_price of zero, which is no missing price", () => {
    expect(shownPrice({ productPrice: ZERO_PAISE, basePrice: base })).toBe(0);
  });

  it("is certain when base_price is, and says so when it is not", () => {
    expectTypeOf(shownPrice({ productPrice: undefined, basePrice: base })).toEqualTypeOf<Paise>();
    expectTypeOf(shownPrice<Paise | undefined>({ basePrice: undefined })).toEqualTypeOf<Paise | undefined>();
  });
});

describe("sellingPrice", () => {
  it("is the price shown", () => {
    expect(sellingPrice({ productPrice: paid, basePrice: base })).toBe(paid);
    expect(sellingPrice({ basePrice: base })).toBe(base);
  });

  it.each([
    [undefined, undefined],
    [null, null],
    [ZERO_PAISE, base],
    [undefined, ZERO_PAISE],
  ])("is missing for product_price %s and base_price %s", (productPrice, basePrice) => {
    expect(sellingPrice({ productPrice, basePrice })).toBeUndefined();
  });

  it("that is missing has words", () => {
    expect(PRICE_ON_REQUEST).toBe("Price on request");
    expect(HAS_NO_PRICE).toBe("This product has no price yet. Please ask us for it!");
  });
});

describe("splitGst", () => {
  it.each([
    [118, 18, 100, 18],
    [105, 5, 100, 5],
    [100, 0, 100, 0],
    [99.99, 12, 89.28, 10.71],
  ])("%d rupees at %d%% hold %d and %d", (price, rate, expectedBase, gst) => {
    expect(splitGst(fromRupees(price), rate)).toEqual({ base: fromRupees(expectedBase), gst: fromRupees(gst) });
  });

  it("loses no paisa", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40), (price, rate) => {
        const parts = splitGst(price, rate);
        expect(addMoney(parts.base, parts.gst)).toBe(price);
        expect(parts.gst).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("priceParts", () => {
  it("counts as GST what the price shown has on top of base_price", () => {
    expect(priceParts({ productPrice: paid, basePrice: base })).toEqual({ base, gst: fromRupees(18) });
  });

  it.each([null, undefined])("sells at base_price when product_price is %s", (productPrice) => {
    expect(priceParts({ productPrice, basePrice: base })).toEqual({ base, gst: ZERO_PAISE });
  });

  it("takes a product_price alone as it is", () => {
    expect(priceParts({ productPrice: paid, basePrice: null })).toEqual({ base: paid, gst: ZERO_PAISE });
  });

  it("has no negative GST when the price paid is below base_price", () => {
    expect(priceParts({ productPrice: base, basePrice: paid })).toEqual({ base, gst: ZERO_PAISE });
  });

  it("is undefined without any price", () => {
    expect(priceParts({})).toBeUndefined();
  });

  it("always adds up to the price shown", () => {
    fc.assert(
      fc.property(fc.option(amounts), amounts, (productPrice, basePrice) => {
        const parts = priceParts({ productPrice, basePrice });
        expect(parts && addMoney(parts.base, parts.gst)).toBe(shownPrice({ productPrice, basePrice }));
      }),
    );
  });
});
