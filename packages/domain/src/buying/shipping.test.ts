import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, paise } from "../money/money.ts";
import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import {
  freeCityWords,
  freeShippingNote,
  goodsWeight,
  highestShipping,
  shippingCharge,
  weightNote,
} from "./shipping.ts";

const { charge: CHARGE, freeCity: AHMEDABAD } = DEFAULT_POLICY.shipping;

it("shipping costs 100 rupees, and nothing in Ahmedabad [R196]", () => {
  expect(CHARGE).toBe(10_000);
  expect(AHMEDABAD.name).toBe("Ahmedabad");
});

const SURAT = 1_040_102;
const ORDER = { isElite: false, goods: fromRupees(900), grams: 1500 };
const withShipping = (shipping: Partial<Policy["shipping"]>): Policy => ({
  ...DEFAULT_POLICY,
  shipping: { ...DEFAULT_POLICY.shipping, ...shipping },
});
const inCity = (city: number | null | undefined) => ({ city, postalCode: "395003" });

describe("shippingCharge [R102]", () => {
  it.each([
    [false, inCity(SURAT), CHARGE],
    [false, undefined, CHARGE],
    [false, inCity(null), CHARGE],
    [false, inCity(0), CHARGE],
    [false, inCity(AHMEDABAD.id), 0],
    [true, inCity(SURAT), 0],
    [true, undefined, 0],
    [true, inCity(AHMEDABAD.id), 0],
  ])("elite %s, first address %j: %d paise", (isElite, place, expected) => {
    expect(shippingCharge({ ...ORDER, isElite, place }, DEFAULT_POLICY)).toBe(expected);
  });

  it("is another shop's, with a free city of its own (C59)", () => {
    const ofSurat = withShipping({ charge: fromRupees(60), freeCity: { id: SURAT, name: "Surat" } });
    expect(shippingCharge({ ...ORDER, place: inCity(AHMEDABAD.id) }, ofSurat)).toBe(6000);
    expect(shippingCharge({ ...ORDER, place: inCity(SURAT) }, ofSurat)).toBe(0);
  });
});

it("is free in no city where the owner has switched that off (C59)", () => {
  const nowhere = withShipping({ isCityFree: false });
  const order = { ...ORDER, place: inCity(AHMEDABAD.id) };
  expect(shippingCharge(order, nowhere)).toBe(CHARGE);
  expect(freeShippingNote(order, nowhere)).toBeUndefined();
  expect([DEFAULT_POLICY, nowhere].map(freeCityWords)).toEqual([", and to a first address in Ahmedabad", ""]);
});

describe("free shipping from an amount (C59)", () => {
  const policy = withShipping({ freeFrom: fromRupees(999) });

  it.each([
    [998.99, CHARGE, undefined],
    [999, 0, "Free from ₹999."],
    [5000, 0, "Free from ₹999."],
  ])("goods of ₹%d: %d paise, %s", (rupees, expected, note) => {
    const order = { ...ORDER, place: inCity(SURAT), goods: fromRupees(rupees) };
    expect(shippingCharge(order, policy)).toBe(expected);
    expect(freeShippingNote(order, policy)).toBe(note);
  });

  it("never makes shipping dearer, nor more goods lose it", () => {
    const amounts = fc.nat(1_000_000).map(paise);
    const cities = fc.constantFrom(null, SURAT, AHMEDABAD.id).map(inCity);
    const shoppers = fc.record({ isElite: fc.boolean(), place: cities, grams: fc.nat(100_000) });
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

describe("other charges by PIN code (C59)", () => {
  const policy = withShipping({
    pinCharges: [
      { pin: "79", charge: fromRupees(150) },
      { pin: "7", charge: fromRupees(120) },
      { pin: "400001", charge: fromRupees(0) },
    ],
  });

  it.each([
    ["795001", 150, "the longest beginning"],
    ["711101", 120, "a shorter one"],
    ["400001", 0, "a whole PIN code, free"],
    ["400002", 100, "none of them"],
    ["179000", 100, "the digits are not at the beginning"],
    ["79901", 100, "a code of another country"],
  ])("%s: ₹%d, %s", (postalCode, rupees) => {
    expect(shippingCharge({ ...ORDER, place: { city: SURAT, postalCode } }, policy)).toBe(fromRupees(rupees));
  });

  it("says that it is free to a PIN code whose rate is 0, until the weight adds to it", () => {
    const order = { ...ORDER, place: { city: SURAT, postalCode: "400001" } };
    expect(freeShippingNote(order, policy)).toBe("Free to 400001.");
    expect(freeShippingNote({ ...order, place: inCity(SURAT) }, policy)).toBeUndefined();
    const byWeight = { ...policy, shipping: { ...policy.shipping, kilogramCharge: fromRupees(20) } };
    expect(freeShippingNote(order, byWeight)).toBeUndefined();
    expect(freeShippingNote(ORDER, withShipping({ charge: fromRupees(0) }))).toBe("Free to all of India.");
  });

  it("is told to who asks without a place by the highest charge", () => {
    expect(highestShipping(ORDER, policy)).toBe(fromRupees(150));
    expect(highestShipping(ORDER, DEFAULT_POLICY)).toBe(CHARGE);
    expect(highestShipping({ ...ORDER, isElite: true }, policy)).toBe(0);
  });

  it("is the charge of India where there is no address yet, and nothing in the free city", () => {
    expect(shippingCharge(ORDER, policy)).toBe(CHARGE);
    expect(shippingCharge({ ...ORDER, place: { city: AHMEDABAD.id, postalCode: "795001" } }, policy)).toBe(0);
  });
});

describe("shipping by weight (C59)", () => {
  const policy = withShipping({ includedKilograms: 5, kilogramCharge: fromRupees(20) });

  it.each([
    [0, 100],
    [5000, 100],
    [5001, 120],
    [6000, 120],
    [6001, 140],
    [25_000, 500],
  ])("%d g: ₹%d", (grams, rupees) => {
    expect(shippingCharge({ ...ORDER, grams }, policy)).toBe(fromRupees(rupees));
  });

  it("comes on top of the charge of the place, and says so", () => {
    const north = { ...policy, shipping: { ...policy.shipping, pinCharges: [{ pin: "79", charge: fromRupees(150) }] } };
    const order = { ...ORDER, place: { city: SURAT, postalCode: "795001" }, grams: 7000 };
    expect(shippingCharge(order, north)).toBe(fromRupees(190));
    expect(weightNote(order, north)).toBe("₹150, and ₹40 for the weight. ");
    expect(weightNote({ ...order, grams: 5000 }, north)).toBe("");
  });

  it("is free to whom shipping is free", () => {
    expect(shippingCharge({ ...ORDER, isElite: true, grams: 50_000 }, policy)).toBe(0);
  });

  it("adds up the pieces of a cart; a product without a weight adds nothing", () => {
    const lines = [
      { weightGrams: 1200, quantity: 3 },
      { weightGrams: null, quantity: 9 },
      { weightGrams: 50, quantity: 1 },
    ];
    expect(goodsWeight(lines)).toBe(3650);
    expect(goodsWeight([])).toBe(0);
  });
});
