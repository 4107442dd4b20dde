import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../policy.ts";
import { documentNumber, financialYear } from "./invoice-number.ts";

describe("the financial year (C47)", () => {
  it.each([
    ["2026-03-31T18:29:59Z", "25-26"],
    ["2026-03-31T18:30:00Z", "26-27"],
    ["2026-12-31T18:30:00Z", "26-27"],
    ["2027-03-31T18:29:59Z", "26-27"],
    ["2099-06-01T00:00:00Z", "99-00"],
  ])("of %s is %s", (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });

  it("is not known to a broken clock", () => {
    expect(() => financialYear(new Date(Number.NaN))).toThrow(new RangeError("Not a point in time"));
  });
});

it.each([
  ["invoice", 1, "INV/26-27/000001"],
  ["creditNote", 123_456, "CN/26-27/123456"],
  ["receipt", 7, "RCT/26-27/000007"],
] as const)("%s %d is %s, in 16 signs of those that GST allows", (series, sequence, number) => {
  expect(documentNumber(series, "26-27", sequence, DEFAULT_POLICY)).toBe(number);
  expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
});

it("begins as the shop decides (C59)", () => {
  const documentSeries = { invoice: "SO", creditNote: "SC", receipt: "SR" };
  expect(documentNumber("invoice", "26-27", 1, { ...DEFAULT_POLICY, documentSeries })).toBe("SO/26-27/000001");
});
