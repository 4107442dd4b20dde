import { expect, it } from "vitest";
import { typedNumber } from "./optional-number.ts";

it.each([
  ["", undefined],
  ["  ", undefined],
  ["12", 12],
  [" 12 ", 12],
  ["80.0", 80],
  ["12.5", 12.5],
  ["1,200", 1200],
  ["1,00,000", 100_000],
  ["१२", 12],
  ["-5", -5],
  ["12,5", Number.NaN],
  ["Rs. 12", Number.NaN],
  ["₹12", Number.NaN],
  ["12/-", Number.NaN],
  ["0x10", Number.NaN],
  ["1e3", Number.NaN],
  ["twelve", Number.NaN],
])("%j is the number %s", (typed, expected) => {
  expect(typedNumber(typed)).toBe(expected);
});
