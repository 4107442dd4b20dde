import { describe, expect, it } from "vitest";
import { SHIPPING_CHARGE, shippingCharge } from "./shipping.ts";

it("shipping costs 100 rupees [R196]", () => {
  expect(SHIPPING_CHARGE).toBe(10_000);
});

describe("shippingCharge [R102]", () => {
  it.each([
    [false, "Surat", SHIPPING_CHARGE],
    [false, undefined, SHIPPING_CHARGE],
    [false, null, SHIPPING_CHARGE],
    [false, "", SHIPPING_CHARGE],
    [false, "Ahmedabad", 0],
    [false, " ahmedabad ", 0],
    [false, "Ahmedabad Road, Surat", SHIPPING_CHARGE],
    [true, "Surat", 0],
    [true, undefined, 0],
    [true, "Ahmedabad", 0],
  ])("elite %s, first address in %s: %d paise", (isElite, firstAddressCity, expected) => {
    expect(shippingCharge({ isElite, firstAddressCity })).toBe(expected);
  });
});
