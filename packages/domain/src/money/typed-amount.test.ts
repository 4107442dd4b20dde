import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_PAISE, toRupees } from "./money.ts";
import { NOT_AN_AMOUNT, readTypedAmount } from "./typed-amount.ts";

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
    ["12.3", 1230],
    ["-5", -500],
    ["99999999999", 9_999_999_999_900],
    ["999999999999999", LARGEST_PAISE],
    ["9".repeat(400), LARGEST_PAISE],
    ["12.345", NOT_AN_AMOUNT],
    ["12.", NOT_AN_AMOUNT],
    ["1e3", NOT_AN_AMOUNT],
    ["much", NOT_AN_AMOUNT],
  ])("%j: %s", (typed, expected) => expect(read(typed)).toBe(expected));

  it("is read as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        const shown = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
        const value = readTypedAmount(shown);
        expect(value.ok && value.value !== null && toRupees(value.value)).toBe(amount / 100);
      }),
    );
  });
});
