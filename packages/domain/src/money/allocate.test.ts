import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMOUNTS } from "../testing/ranges.ts";
import { allocate } from "./allocate.ts";
import { LARGEST_PAISE, paise } from "./money.ts";

describe("allocate [C38]", () => {
  it.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [200, [1, 1, 1], [67, 67, 66]],
    [10, [10, 20, 70], [1, 2, 7]],
    [1, [1, 2, 3], [0, 0, 1]],
    [5, [3, 3, 3, 1], [2, 2, 1, 0]],
    [50, [0, 5], [0, 50]],
    [50, [7], [50]],
    [0, [4, 5], [0, 0]],
    [0, [0, 0], [0, 0]],
    [70, [], []],
    [LARGEST_PAISE, [LARGEST_PAISE, LARGEST_PAISE], [LARGEST_PAISE / 2, LARGEST_PAISE / 2]],
  ])("%d paise over %j: %j", (amount, weights, parts) => {
    expect(allocate(paise(amount), weights)).toEqual(parts);
  });

  it("spreads it whole, and each part is its exact share rounded up or down", () => {
    const weights = fc.array(fc.integer(AMOUNTS), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer(AMOUNTS), weights, (amount, weights) => {
        const parts = allocate(paise(amount), weights);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum === 0 ? 0 : amount);
        parts.forEach((part, index) => {
          const product = BigInt(amount) * BigInt(weights[index] ?? 0);
          const exact = sum === 0 ? 0n : product / BigInt(sum);
          expect([exact, exact + 1n]).toContain(BigInt(part));
          if (sum > 0 && product % BigInt(sum) === 0n) expect(BigInt(part)).toBe(exact);
        });
      }),
    );
  });
});
