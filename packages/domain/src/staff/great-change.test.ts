import * as fc from "fast-check";
import { expect, it } from "vitest";
import { paise } from "../money/money.ts";
import { isGreatChange, isUnusualPrice } from "./great-change.ts";

it.each([
  [65_500, 655_000, false],
  [65_500, 655_001, true],
  [65_500, 6_550, false],
  [65_500, 6_549, true],
  [12, 120, false],
  [12, 121, true],
  [120, 12, false],
  [121, 12, true],
  // What begins, and the last pieces.
  [0, 5_000, false],
  [10, 0, false],
  [11, 0, true],
  [1, 1, false],
])("from %d to %d is a great change: %s", (before, after, expected) => {
  expect(isGreatChange(before, after)).toBe(expected);
});

it("is one both ways or neither, where there was something and still is", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(fc.property(amount, amount, (one, other) => isGreatChange(one, other) === isGreatChange(other, one)));
});

it.each([
  [65_500, 327_499, false],
  [65_500, 327_500, true],
  [65_500, 655_000, true],
  [65_500, 13_101, false],
  [65_500, 13_100, true],
  [1, 4, false],
  [1, 5, true],
  // What begins, and what is on request from now on.
  [0, 5_000, false],
  [65_500, 0, true],
  [0, 0, false],
])("a price that goes from %d to %d paise is unusual: %s", (before, after, expected) => {
  expect(isUnusualPrice(paise(before), paise(after))).toBe(expected);
});
