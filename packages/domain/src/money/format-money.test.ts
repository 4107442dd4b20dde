import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIGNED_AMOUNTS } from "../testing/ranges.ts";
import { formatCount, formatDecimals, formatRoundRupees, formatRupees } from "./format-money.ts";
import { paise, toRupees } from "./money.ts";

const signedAmounts = fc.integer(SIGNED_AMOUNTS).map(paise);

describe("formatRupees [R198]", () => {
  it.each([
    [0, "₹0.00"],
    [5, "₹0.05"],
    [25_000, "₹250.00"],
    [99_999, "₹999.99"],
    [100_000, "₹1,000.00"],
    [12_499_950, "₹1,24,999.50"],
    [1_000_000_000, "₹1,00,00,000.00"],
    [-12_345, "-₹123.45"],
  ])("writes %d paise as %s", (amount, text) => {
    expect(formatRupees(paise(amount))).toBe(text);
  });

  it("always has two decimals, and its digits are the paise", () => {
    fc.assert(
      fc.property(signedAmounts, (amount) => {
        const text = formatRupees(amount);
        expect(text).toMatch(/^-?₹[\d,]+\.\d{2}$/);
        expect(Number(text.replace(/[₹,.]/g, "")) + 0).toBe(amount);
      }),
    );
  });
});

it("groups the digits of a count as in India", () => {
  expect(formatCount(1240)).toBe("1,240");
  expect(formatCount(350000)).toBe("3,50,000");
});

it("groups digits as the platform's own formatter does for India", () => {
  const count = new Intl.NumberFormat("en-IN");
  const decimals = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
  const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
  fc.assert(
    fc.property(signedAmounts, (amount) => {
      expect(formatCount(amount)).toBe(count.format(amount));
      expect(formatDecimals(amount)).toBe(decimals.format(toRupees(amount)));
      expect(formatRupees(amount)).toBe(rupees.format(toRupees(amount)));
    }),
  );
});

describe("formatRoundRupees", () => {
  it.each([
    [25_000, "₹250"],
    [10_000_000, "₹1,00,000"],
    [25_050, "₹250.50"],
    [0, "₹0"],
    [-25_000, "-₹250"],
  ])("writes %d paise as %s", (amount, text) => {
    expect(formatRoundRupees(paise(amount))).toBe(text);
  });
});
