import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRupees } from "./format-money.ts";
import { LARGEST_PAISE, paise, toRupees } from "./money.ts";
import { NOT_AN_AMOUNT, readTypedAmount, typedRupees } from "./typed-amount.ts";

const read = (typed: string) => {
  const amount = readTypedAmount(typed);
  return amount.ok ? amount.value : amount.refusal.message;
};

describe("an amount that is typed", () => {
  it.each([
    ["", null],
    [" ₹ ", null],
    ["0", 0],
    ["249", 24_900],
    ["₹1,299.50", 129_950],
    ["80.0", 8000],
    ["Rs. 655", 65_500],
    ["Rs.655", 65_500],
    ["rs 655/-", 65_500],
    ["655 Rs.", 65_500],
    ["INR 655.5", 65_550],
    ["655 rupees", 65_500],
    ["₹ 1,00,655", 10_065_500],
    ["₹\u00a01,00,655.00", 10_065_500],
    ["1,00,00,000", 1_000_000_000],
    ["100,655", 10_065_500],
    ["1,234,567", 123_456_700],
    ["1 00 655", 10_065_500],
    ["१,२९९.५०", 129_950],
    ["₹ ૬૫૫", 65_500],
    ["\u200e655\u202c", 65_500],
    ["\u22125", -500],
    ["12.3", 1230],
    ["-5", -500],
    ["99999999999", 9_999_999_999_900],
    ["999999999999999", LARGEST_PAISE],
    ["9".repeat(400), LARGEST_PAISE],
    ["12.345", NOT_AN_AMOUNT],
    ["12.", NOT_AN_AMOUNT],
    ["1e3", NOT_AN_AMOUNT],
    ["much", NOT_AN_AMOUNT],
    ["-", NOT_AN_AMOUNT],
    [".50", NOT_AN_AMOUNT],
    ["80.000", NOT_AN_AMOUNT],
    ["299,50", NOT_AN_AMOUNT],
    ["12,34", NOT_AN_AMOUNT],
    ["1,2345", NOT_AN_AMOUNT],
    ["1,00,65", NOT_AN_AMOUNT],
    ["100,00,655", NOT_AN_AMOUNT],
    ["0,655", NOT_AN_AMOUNT],
    ["1.299,50", NOT_AN_AMOUNT],
    ["1.00.655", NOT_AN_AMOUNT],
    ["1,,299", NOT_AN_AMOUNT],
    ["12 50", NOT_AN_AMOUNT],
    ["655-700", NOT_AN_AMOUNT],
    ["$ 655", NOT_AN_AMOUNT],
    ["1 lakh", NOT_AN_AMOUNT],
    ["2k", NOT_AN_AMOUNT],
  ])("%j: %s", (typed, expected) => expect(read(typed)).toBe(expected));

  it("is read as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        const shown = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
        const value = readTypedAmount(shown);
        expect(value.ok && value.value !== null && toRupees(value.value)).toBe(amount / 100);
        expect(readTypedAmount(formatRupees(paise(amount)))).toEqual(value);
        expect(typedRupees(shown)).toBe(amount / 100);
      }),
    );
  });
});

it.each([
  ["", undefined],
  ["Rs. 655", 655],
  ["12,34", Number.NaN],
])("%j is %d in rupees, for a form's rule", (typed, rupees) => expect(typedRupees(typed)).toBe(rupees));

it.each([
  ["299,50", 29_950],
  ["1 299,5", 129_950],
  ["1.299,50", NOT_AN_AMOUNT],
  ["1299,505", NOT_AN_AMOUNT],
])("%j of a spreadsheet, whose country may write a decimal comma: %s", (typed, expected) => {
  const amount = readTypedAmount(typed, { decimalComma: true });
  expect(amount.ok ? amount.value : amount.refusal.message).toBe(expected);
});
