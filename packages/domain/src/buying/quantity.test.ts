import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refused } from "../testing/refused.ts";
import {
  checkQuantity,
  clampQuantity,
  maximumQuantity,
  STEPPER_MAXIMUM_WITHOUT_STOCK,
  STEPPER_MINIMUM,
} from "./quantity.ts";

const stocks = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(null, undefined));

it("the stepper's bounds are the specification's [R196]", () => {
  expect([STEPPER_MINIMUM, STEPPER_MAXIMUM_WITHOUT_STOCK]).toEqual([1, 20]);
});

describe("maximumQuantity [R84]", () => {
  it.each([
    [null, 20],
    [undefined, 20],
    [0, 0],
    [1, 1],
    [20, 20],
    [21, 21],
    [500, 500],
    [-3, 0],
    [2.9, 2],
    [Number.NaN, 0],
  ])("with stock %s is %d", (stock, maximum) => {
    expect(maximumQuantity(stock)).toBe(maximum);
  });
});

describe("clampQuantity [R70]", () => {
  it.each([
    [0, 5, 1],
    [-1, 5, 1],
    [3, 5, 3],
    [5, 5, 5],
    [6, 5, 5],
    [1e9, null, 20],
    [1.5, 5, 1],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 7, 7],
    [3, 0, 0],
  ])("%d with stock %s becomes %d", (quantity, stock, expected) => {
    expect(clampQuantity(quantity, stock)).toBe(expected);
  });

  it("answers what can be taken, unless nothing is left", () => {
    fc.assert(
      fc.property(fc.double(), stocks, (quantity, stock) => {
        const clamped = clampQuantity(quantity, stock);
        expect(stock === 0 ? clamped === 0 : checkQuantity(clamped, stock).ok).toBe(true);
      }),
    );
  });
});

describe("checkQuantity [R71] [R72] [R84]", () => {
  it.each([
    [1, 5],
    [5, 5],
    [20, null],
    [20, undefined],
    [100, 100],
  ])("takes %d with stock %s", (quantity, stock) => {
    expect(checkQuantity(quantity, stock)).toEqual({ ok: true, value: quantity });
  });

  it.each([
    [6, 5, 5],
    [1, 0, 0],
    [21, null, 20],
    [21, undefined, 20],
    [1e9, null, 20],
    [1e9, 5, 5],
    [Number.POSITIVE_INFINITY, 5, 5],
  ])("refuses %d with stock %s", (quantity, stock, maximum) => {
    expect(refused(checkQuantity(quantity, stock))).toEqual({
      code: "quantity-above-stock",
      title: "Invalid quantity",
      message: `Maximum ${maximum} units available`,
    });
  });

  it.each([
    [0, { code: "quantity-zero", message: "Please set the quantity greater than 0!" }],
    [-0, { code: "quantity-zero", message: "Please set the quantity greater than 0!" }],
    [-1, { code: "quantity-below-zero", message: "Quantity cannot be set less than 0!" }],
    [-0.5, { code: "quantity-below-zero", message: "Quantity cannot be set less than 0!" }],
    [1.5, { code: "quantity-not-whole", message: "Please set a whole quantity!" }],
    [Number.NaN, { code: "quantity-not-whole", message: "Please set a whole quantity!" }],
  ])("refuses %d", (quantity, refusal) => {
    expect(refused(checkQuantity(quantity, 5))).toEqual(refusal);
  });

  it("takes whole numbers from 1 to the maximum, and nothing else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), stocks, (quantity, stock) => {
        const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity(stock);
        expect(checkQuantity(quantity, stock).ok).toBe(isWhole);
      }),
    );
  });
});
