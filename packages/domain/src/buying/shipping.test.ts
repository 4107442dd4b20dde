import { describe, expect, it } from "vitest";
import { FREE_SHIPPING_CITY, FREE_SHIPPING_CITY_ID, SHIPPING_CHARGE, shippingCharge } from "./shipping.ts";

it("shipping costs 100 rupees, and nothing in Ahmedabad [R196]", () => {
  expect(SHIPPING_CHARGE).toBe(10_000);
  expect(FREE_SHIPPING_CITY).toBe("Ahmedabad");
});

const SURAT = 1_040_102;

describe("shippingCharge [R102]", () => {
  it.each([
    [false, SURAT, SHIPPING_CHARGE],
    [false, undefined, SHIPPING_CHARGE],
    [false, null, SHIPPING_CHARGE],
    [false, 0, SHIPPING_CHARGE],
    [false, FREE_SHIPPING_CITY_ID, 0],
    [true, SURAT, 0],
    [true, undefined, 0],
    [true, FREE_SHIPPING_CITY_ID, 0],
  ])("elite %s, first address in city %s: %d paise", (isElite, firstAddressCity, expected) => {
    expect(shippingCharge({ isElite, firstAddressCity })).toBe(expected);
  });
});
