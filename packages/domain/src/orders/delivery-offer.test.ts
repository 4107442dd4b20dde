import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, ZERO_PAISE } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { type DeliveryQuestion, deliveryOffer, NO_CASH_THERE } from "./delivery-offer.ts";
import { promisedDelivery } from "./promised-delivery.ts";

const AHMEDABAD = {
  postalCode: "380054",
  place: { city: DEFAULT_POLICY.shipping.freeCity.id, postalCode: "380054" },
};
const PUNE = { postalCode: "411007", place: { city: 1_040_202, postalCode: "411007" } };
const MONDAY = new Date("2026-03-16T06:30:00Z");

const offer = (question: Partial<DeliveryQuestion>, policy = DEFAULT_POLICY) =>
  deliveryOffer(
    { ...PUNE, now: MONDAY, isElite: false, isMobileProven: false, goods: ZERO_PAISE, grams: 0, ...question },
    policy,
  );

describe("what is offered to a PIN code (C62)", () => {
  it.each([
    ["Ahmedabad", AHMEDABAD, "2026-03-18", 0, "Free to Ahmedabad."],
    ["Pune", PUNE, "2026-03-23", 100, "Free with SO Elite, and to a first address in Ahmedabad."],
    [
      "Pune, with a first address in Ahmedabad (C17)",
      { ...PUNE, place: AHMEDABAD.place },
      "2026-03-23",
      0,
      "Free to Ahmedabad.",
    ],
    ["Pune, to a member", { ...PUNE, isElite: true }, "2026-03-23", 0, "Free for you as an SO Elite member."],
  ])("%s: the day, and shipping with its reason", (_name, question, promisedOn, rupees, shippingNote) => {
    expect(offer(question)).toMatchObject({ promisedOn, shipping: fromRupees(rupees), shippingNote });
  });

  it("says of a PIN code with a rate of 0 that it is free, and not how it could be (C59)", () => {
    const pinCharges = [{ pin: "411", charge: ZERO_PAISE }];
    const shipping = { ...DEFAULT_POLICY.shipping, pinCharges };
    expect(offer({}, { ...DEFAULT_POLICY, shipping })).toMatchObject({
      shipping: ZERO_PAISE,
      shippingNote: "Free to 411007.",
    });
  });

  it("says what the weight adds (C59)", () => {
    const shipping = { ...DEFAULT_POLICY.shipping, includedKilograms: 2, kilogramCharge: fromRupees(30) };
    const { shipping: charge, shippingNote } = offer({ grams: 3500 }, { ...DEFAULT_POLICY, shipping });
    expect(charge).toBe(fromRupees(160));
    expect(shippingNote).toBe("₹100, and ₹60 for the weight. Free with SO Elite, and to a first address in Ahmedabad.");
  });

  it.each([
    [
      { isMobileProven: false },
      true,
      "Up to ₹2,000 can be paid in cash, and ₹10,000 once your mobile number is confirmed.",
    ],
    [{ isMobileProven: true }, true, "Up to ₹10,000 can be paid in cash."],
    [{ postalCode: "900056" }, false, NO_CASH_THERE],
  ])("cash %j: %s", (question, isCashTaken, cashNote) => {
    expect(offer(question)).toMatchObject({ isCashTaken, cashNote });
  });

  it("promises what the order will promise, and charges nothing or the policy's charge", () => {
    const pins = fc.integer({ min: 100_000, max: 999_999 }).map(String);
    fc.assert(
      fc.property(
        pins,
        fc.boolean(),
        fc.option(fc.constant(1_040_101), { nil: undefined }),
        (postalCode, isElite, city) => {
          const { promisedOn, shipping } = offer({ postalCode, isElite, place: { city, postalCode } });
          expect(promisedOn).toBe(promisedDelivery({ confirmedAt: MONDAY, postalCode }, DEFAULT_POLICY));
          expect(shipping).toBe(isElite || city !== undefined ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge);
        },
      ),
    );
  });
});
