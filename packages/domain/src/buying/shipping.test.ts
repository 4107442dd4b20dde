import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, paise } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { freeShippingNote, shippingCharge } from "./shipping.ts";

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
    expect(shippingCharge({ isElite, firstAddressCity, goods: fromRupees(900) }, DEFAULT_POLICY)).toBe(expected);
  });

  it("is another shop's, with a free city of its own (C59)", () => {
    const shipping = { charge: fromRupees(60), freeCity: { id: SURAT, name: "Surat" }, freeFrom: null };
    const ofSurat = { ...DEFAULT_POLICY, shipping };
    const order = { isElite: false, goods: fromRupees(900) };
    expect(shippingCharge({ ...order, firstAddressCity: AHMEDABAD.id }, ofSurat)).toBe(6000);
    expect(shippingCharge({ ...order, firstAddressCity: SURAT }, ofSurat)).toBe(0);
  });
});

describe("free shipping from an amount (C59)", () => {
  const freeFrom = fromRupees(999);
  const policy = { ...DEFAULT_POLICY, shipping: { ...DEFAULT_POLICY.shipping, freeFrom } };

  it.each([
    [998.99, CHARGE, undefined],
    [999, 0, "Free from ₹999."],
    [5000, 0, "Free from ₹999."],
  ])("goods of ₹%d: %d paise, %s", (rupees, expected, note) => {
    const order = { isElite: false, firstAddressCity: SURAT, goods: fromRupees(rupees) };
    expect(shippingCharge(order, policy)).toBe(expected);
    expect(freeShippingNote(order, policy)).toBe(note);
  });

  it("never makes shipping dearer, nor more goods lose it", () => {
    const amounts = fc.nat(1_000_000).map(paise);
    const shoppers = fc.record({ isElite: fc.boolean(), firstAddressCity: fc.constantFrom(null, SURAT, AHMEDABAD.id) });
    fc.assert(
      fc.property(shoppers, amounts, amounts, (shopper, goods, more) => {
        const charge = shippingCharge({ ...shopper, goods }, policy);
        expect(charge).toBeLessThanOrEqual(shippingCharge({ ...shopper, goods }, DEFAULT_POLICY));
        expect(shippingCharge({ ...shopper, goods: paise(goods + more) }, policy)).toBeLessThanOrEqual(charge);
        expect(freeShippingNote({ ...shopper, goods }, policy) !== undefined).toBe(charge === 0);
      }),
    );
  });
});
