import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { AMOUNTS, SIGNED_AMOUNTS } from "../testing/ranges.ts";
import {
  addMoney,
  fromRupees,
  LARGEST_PAISE,
  multiplyMoney,
  type Paise,
  paise,
  smallerMoney,
  subtractMoney,
  toRupees,
  wholeRupees,
  ZERO_PAISE,
} from "./money.ts";

const amounts = fc.integer(AMOUNTS).map(paise);
const signedAmounts = fc.integer(SIGNED_AMOUNTS).map(paise);

describe("paise", () => {
  it.each([0, 1, -1, 24_999, LARGEST_PAISE, -LARGEST_PAISE])("takes %d", (amount) => {
    expect(paise(amount)).toBe(amount);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, LARGEST_PAISE + 1, 2 ** 60])("throws on %d", (amount) => {
    expect(() => paise(amount)).toThrow(RangeError);
  });

  it("knows no negative zero", () => {
    expect(Object.is(paise(-0), 0)).toBe(true);
    expect(Object.is(multiplyMoney(paise(-5), 0), 0)).toBe(true);
    expect(Object.is(fromRupees(-0), 0)).toBe(true);
  });
});

describe("rupees [R198]", () => {
  it.each([
    [0, 0],
    [1, 100],
    [249.99, 24_999],
    [250, 25_000],
    [250.01, 25_001],
    [0.1 + 0.2, 30],
    [19.99, 1_999],
    [1.005, 101], // a double just below the half
    [1.004, 100],
    [2.675, 268],
    [0.005, 1],
    [0.0049, 0],
    [0.001, 0],
    [1e-7, 0],
    [-1.005, -101],
    [124_999.5, 12_499_950],
  ])("%d rupees are %d paise", (rupees, expected) => {
    expect(fromRupees(rupees)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e14, 1e21, 1e300])("throws on %d rupees", (rupees) => {
    expect(() => fromRupees(rupees)).toThrow(RangeError);
  });

  it("come back from the wire as they went, up to the largest amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST_PAISE, max: LARGEST_PAISE }), (amount) => {
        expect(fromRupees(toRupees(paise(amount)))).toBe(amount);
      }),
    );
  });

  it("come back from a text with two decimals as well", () => {
    fc.assert(
      fc.property(signedAmounts, (amount) => {
        expect(fromRupees(Number(toRupees(amount).toFixed(2)))).toBe(amount);
      }),
    );
  });

  it.each([
    [9_999, 99],
    [10_000, 100],
    [10_001, 100],
    [99, 0],
  ])("%d paise hold %d whole rupees", (amount, whole) => {
    expect(wholeRupees(paise(amount))).toBe(whole);
  });
});

describe("sums", () => {
  it("add nothing to zero", () => {
    expect(addMoney()).toBe(ZERO_PAISE);
  });

  it("undo each other", () => {
    fc.assert(
      fc.property(signedAmounts, signedAmounts, (one, other) => {
        expect(subtractMoney(addMoney(one, other), other)).toBe(one);
      }),
    );
  });

  it("do not depend on the order", () => {
    fc.assert(
      fc.property(fc.array(signedAmounts), (all) => {
        expect(addMoney(...all)).toBe(addMoney(...all.toReversed()));
      }),
    );
  });

  it("multiply as they add", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 50 }), (amount, times) => {
        expect(multiplyMoney(amount, times)).toBe(addMoney(...Array.from({ length: times }, () => amount)));
      }),
    );
  });

  it.each([0.5, Number.NaN])("throw on %d times", (times) => {
    expect(() => multiplyMoney(paise(100), times)).toThrow(RangeError);
  });

  it("know the smaller one", () => {
    expect(smallerMoney(paise(1), paise(2))).toBe(1);
    expect(smallerMoney(paise(2), paise(1))).toBe(1);
  });
});

describe("the type", () => {
  it("is no plain number, so that rupees cannot stand where paise are meant", () => {
    expectTypeOf<number>().not.toExtend<Paise>();
    expectTypeOf<Paise>().toExtend<number>();
    expectTypeOf(fromRupees).returns.toEqualTypeOf<Paise>();
    expectTypeOf(subtractMoney).parameters.toEqualTypeOf<[Paise, Paise]>();
    expectTypeOf(toRupees).parameter(0).toEqualTypeOf<Paise>();
  });
});

it("an error names the amount", () => {
  expect(() => paise(0.5)).toThrow("Not an amount in whole paise: 0.5");
  expect(() => multiplyMoney(paise(100), 1.5)).toThrow("Not a whole number of times: 1.5");
});
