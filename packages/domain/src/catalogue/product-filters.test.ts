import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NetUnit } from "./pack-size.ts";
import {
  FILTER_VALUES_MAXIMUM,
  isSameRange,
  PACK_SIZES,
  PRICE_RANGE_MAXIMUM,
  PRICE_STEPS,
  packSizeOf,
  priceRangeText,
  ratingStepText,
  readAddressId,
  readIds,
  readPriceRange,
  toggleId,
} from "./product-filters.ts";

describe("the values of a filter in an address", () => {
  it.each([
    ["3", [3]],
    ["7,3", [3, 7]],
    ["3,3,7,3", [3, 7]],
    [" 3 , 7 ", [3, 7]],
    ["3,,x,-1,0,1.5,1e3,7", [3, 7]],
    ["999999999", [999_999_999]],
    ["1000000000", undefined],
    ["", undefined],
    [",", undefined],
    [undefined, undefined],
  ])("%j are %j", (text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });

  it("are those that are known, where these are", () => {
    expect(readIds("1,4,2", [1, 2, 3])).toEqual([1, 2]);
    expect(readIds("9", [1, 2, 3])).toBeUndefined();
  });

  it("are no more than there may be", () => {
    const many = Array.from({ length: FILTER_VALUES_MAXIMUM + 5 }, (_, place) => place + 1);
    expect(readIds(many.join())).toEqual(many.slice(0, FILTER_VALUES_MAXIMUM));
  });

  it("are read as they were written, whatever was chosen in whatever order", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
      minLength: 1,
      maxLength: FILTER_VALUES_MAXIMUM,
    });
    fc.assert(
      fc.property(ids, (chosen) => {
        const read = readIds(chosen.join());
        expect(read).toEqual([...chosen].sort((one, other) => one - other));
        expect(readIds(read?.join())).toEqual(read);
      }),
    );
  });

  it("are chosen and given up one by one", () => {
    expect(toggleId(undefined, 3)).toEqual([3]);
    expect(toggleId([7], 3)).toEqual([3, 7]);
    expect(toggleId([3, 7], 3)).toEqual([7]);
    expect(toggleId([3], 3)).toBeUndefined();
  });

  it.each([["0"], ["-1"], ["1.5"], ["x"], [""], [undefined]])("that are no id say nothing: %j", (text) => {
    expect(readAddressId(text)).toBeUndefined();
  });
});

describe("a range of prices", () => {
  it.each([
    ["200", "500", { from: 200, to: 500 }],
    ["500", "200", { from: 200, to: 500 }],
    ["200", "200", { from: 200, to: 200 }],
    ["200", undefined, { from: 200 }],
    [undefined, "500", { to: 500 }],
    ["x", "500", { to: 500 }],
    ["0", "500", { to: 500 }],
    ["-5", "99.5", undefined],
    [String(PRICE_RANGE_MAXIMUM), undefined, { from: PRICE_RANGE_MAXIMUM }],
    [String(PRICE_RANGE_MAXIMUM + 1), undefined, undefined],
    [undefined, undefined, undefined],
  ])("from %j to %j is %j", (from, to, range) => {
    expect(readPriceRange(from, to)).toEqual(range);
  });

  it("is said in words", () => {
    expect(PRICE_STEPS.map(priceRangeText)).toEqual(["Up to ₹200", "₹200 to ₹500", "₹500 to ₹1,000", "₹1,000 and up"]);
  });

  it("is the same as one with the same ends", () => {
    expect(isSameRange({ to: 200 }, { to: 200, from: undefined })).toBe(true);
    expect(isSameRange({ to: 200 }, { from: 200 })).toBe(false);
    expect(isSameRange(undefined, { from: 200 })).toBe(false);
  });

  it("leaves no price above zero out of the steps that are offered", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: PRICE_RANGE_MAXIMUM * 100 }), (paise) => {
        const rupees = paise / 100;
        expect(PRICE_STEPS.some(({ from = 0, to = Infinity }) => from <= rupees && rupees <= to)).toBe(true);
      }),
    );
  });
});

describe("a pack size", () => {
  it.each<[number, NetUnit, string]>([
    [0.5, "g", "Up to 100 g or ml"],
    [100, "ml", "Up to 100 g or ml"],
    [100.001, "g", "100 to 250 g or ml"],
    [250, "g", "100 to 250 g or ml"],
    [0.25, "l", "100 to 250 g or ml"],
    [500, "ml", "250 to 500 g or ml"],
    [0.501, "kg", "500 g to 1 kg or l"],
    [1, "kg", "500 g to 1 kg or l"],
    [1, "l", "500 g to 1 kg or l"],
    [1001, "g", "Above 1 kg or l"],
    [100_000, "kg", "Above 1 kg or l"],
    [1, "piece", "By the piece"],
    [500, "piece", "By the piece"],
  ])("of %d %s is: %s", (quantity, unit, label) => {
    const id = packSizeOf({ quantity, unit });
    expect(PACK_SIZES.find((band) => band.id === id)?.label).toBe(label);
  });
});

it("so many stars and up", () => {
  expect(ratingStepText(4)).toBe("4 stars and up");
});
