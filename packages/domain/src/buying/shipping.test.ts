import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { shippingCharge } from "./shipping.ts";

const { charge: CHARGE, freeCity: AHMEDABAD } = DEFAULT_POLICY.shipping;

it("shipping costs 100 rupees, and nothing in Ahmedabad [R196]", () => {
  expect(CHARGE).toBe(10_000);
  expect(AHMEDABAD.name).toBe("Ahmedabad");
});

const SURAT = 1_040_102;

describe("shippingCharge [R102]", () => {
  it.each([
    [false, SURAT, CHARGE],
    [false, undefined, CHARGE],
    [false, null, CHARGE],
    [false, 0, CHARGE],
    [false, AHMEDABAD.id, 0],
    [true, SURAT, 0],
    [true, undefined, 0],
    [true, AHMEDABAD.id, 0],
  ])("elite %s, first address in city %s: %d paise", (isElite, firstAddressCity, expected) => {
    expect(shippingCharge({ isElite, firstAddressCity }, DEFAULT_POLICY)).toBe(expected);
  });

  it("is another shop's, with a free city of its own (C59)", () => {
    const shipping = { charge: fromRupees(60), freeCity: { id: SURAT, name: "Surat" } };
    const ofSurat = { ...DEFAULT_POLICY, shipping };
    expect(shippingCharge({ isElite: false, firstAddressCity: AHMEDABAD.id }, ofSurat)).toBe(6000);
    expect(shippingCharge({ isElite: false, firstAddressCity: SURAT }, ofSurat)).toBe(0);
  });
});
