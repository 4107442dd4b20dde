import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMOUNTS } from "../testing/ranges.ts";
import { LARGEST_PAISE, paise, subtractMoney } from "./money.ts";
import { percentOf, withoutPercent } from "./percent.ts";

const amounts = fc.integer(AMOUNTS).map(paise);

describe("percentOf", () => {
  it.each([
    [10_000, 5, 500],
    [10_000, 0, 0],
    [10_000, 100, 10_000],
    [10_000, 1000, 100_000],
    [10_010, 5, 501], // 500.5 paise
    [10_009, 5, 500], // 500.45
    [-10_010, 5, -501],
    [999, 12.5, 125], // 124.875
    [LARGEST_PAISE, 18, 180_000_000_000_000],
  ])("of %d paise, %d percent are %d", (amount, percent, expected) => {
    expect(percentOf(paise(amount), percent)).toBe(expected);
  });

  it.each([-1, Number.NaN, 1000.01, 1001, Number.POSITIVE_INFINITY])("throws on %d percent", (percent) => {
    expect(() => percentOf(paise(100), percent)).toThrow(RangeError);
  });

  it("and the rest make the whole, to the paisa", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const rest = subtractMoney(amount, percentOf(amount, percent));
        expect(Math.abs(rest - percentOf(amount, 100 - percent))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("withoutPercent", () => {
  it.each([
    [11_800, 18, 10_000],
    [10_500, 5, 10_000],
    [10_000, 18, 8_475], // 8474.576…
    [10_000, 0, 10_000],
  ])("%d paise hold, without %d percent on top, %d", (total, percent, expected) => {
    expect(withoutPercent(paise(total), percent)).toBe(expected);
  });
});

it("an error names the percentage", () => {
  expect(() => percentOf(paise(100), -1)).toThrow("Not a percentage: -1");
});
