import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { fromRupees, paise } from "./money.ts";

test.each([
  [0, "Rupees zero only"],
  [0.05, "Rupees zero and five paise only"],
  [1, "Rupees one only"],
  [19, "Rupees nineteen only"],
  [20, "Rupees twenty only"],
  [99.99, "Rupees ninety-nine and ninety-nine paise only"],
  [100, "Rupees one hundred only"],
  [249.99, "Rupees two hundred forty-nine and ninety-nine paise only"],
  [250, "Rupees two hundred fifty only"],
  [1000, "Rupees one thousand only"],
  [100_000, "Rupees one lakh only"],
  [1_24_999.5, "Rupees one lakh twenty-four thousand nine hundred ninety-nine and fifty paise only"],
  [10_000_000, "Rupees one crore only"],
  [100_00_00_000, "Rupees one hundred crore only"],
])("₹%s: %s", (rupees, words) => {
  expect(amountInWords(fromRupees(rupees))).toBe(words);
});

test("no two amounts read the same", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000_000), (one, other) => {
      expect(amountInWords(paise(one)) === amountInWords(paise(other))).toBe(one === other);
    }),
  );
});

test("throws below zero", () => {
  expect(() => amountInWords(paise(-1))).toThrow(RangeError);
});

test("an error names the amount", () => {
  expect(() => amountInWords(paise(-1))).toThrow("Not an amount to be paid: -1");
});
