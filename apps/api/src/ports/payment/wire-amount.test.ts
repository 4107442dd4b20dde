import { LARGEST_PAISE, paise } from "@store/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount, wireAmount } from "./wire-amount.ts";

test.each([
  [1, "0.01"],
  [10, "0.10"],
  [110_000, "1100.00"],
  [12_345_678, "123456.78"],
])("%d paise are written %s", (amount, written) => {
  expect(wireAmount(paise(amount))).toBe(written);
});

test("what is written is read back to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_PAISE / 1000 }), (amount) => {
      expect(readAmount(wireAmount(paise(amount)))).toBe(amount);
    }),
  );
});

test.each(["", " ", "-1", "1.005", "1e3", "NaN", "1,100.00", "0x10", "1."])("%j is no amount", (text) => {
  expect(readAmount(text)).toBeUndefined();
});
