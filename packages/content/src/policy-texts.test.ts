import { COINS_PAUSED, DEFAULT_POLICY, fromRupees, type Policy } from "@store/domain";
import { describe, expect, it } from "vitest";
import { type ContentPage, pageText } from "./blocks.ts";
import { coinProgramme } from "./coin-programme.ts";
import { membershipBenefits } from "./membership.ts";
import { faq } from "./pages/faq.ts";
import { returnAndRefundPolicy } from "./pages/return-and-refund-policy.ts";
import { shippingPolicy } from "./pages/shipping-policy.ts";
import { subscriptionPlans } from "./pages/subscription-plans.ts";
import { termsAndConditions } from "./pages/terms-and-conditions.ts";

/** Another shop: no value of its policy is the default's. */
const OTHER: Policy = {
  ...DEFAULT_POLICY,
  minimumOrder: fromRupees(499),
  shipping: {
    ...DEFAULT_POLICY.shipping,
    charge: fromRupees(65),
    freeCity: { id: 1, name: "Surat" },
    freeFrom: fromRupees(1799),
  },
  cashOnDelivery: { ...DEFAULT_POLICY.cashOnDelivery, fee: fromRupees(35) },
  coins: { isOn: true, rupeesPerCoin: 50, maximumPercent: 20 },
  delivery: {
    ...DEFAULT_POLICY.delivery,
    normalWorkingDays: 9,
    cityWorkingDays: 3,
    restWorkingDays: { from: 11, to: 13 },
    dispatchWorkingDays: 4,
    lostAfterWorkingDays: 19,
  },
  returns: {
    replacementDays: 8,
    requestDays: 21,
    pickupWorkingDays: 14,
    inspectionWorkingDays: 16,
    refundWorkingDays: 17,
  },
  unpaidOrders: { holdMinutes: 45, renewalDays: 2, maximum: 1 },
  membership: {
    ...{ price: fromRupees(1499), days: 366, gstRate: 12 },
    cancellationWeeks: 6,
    consultReplyHours: "4 to 5",
    rapidDeliveryCities: ["Surat", "Rajkot"],
  },
};

const words = (page: (policy: Policy) => ContentPage) => (policy: Policy) => pageText(page(policy));

describe("texts state what the policy says (C59)", () => {
  it.each<[string, (policy: Policy) => string, readonly string[], readonly string[]]>([
    [
      "terms",
      words(termsAndConditions),
      [
        "Flat Rs. 65 within India",
        "orders from Rs. 1,799",
        "first saved address is in Surat",
        "value is Rs. 499",
        "within 9 working days",
      ],
      ["Rs. 100", "Rs. 250", "within 7 working days"],
    ],
    [
      "shipping policy",
      words(shippingPolicy),
      [
        "₹65 an order",
        "is in Surat",
        "Free from ₹1,799",
        "₹35 more",
        "3 working days",
        "11 to 13 working days",
        "within 4 working day",
        "arrived 19",
      ],
      ["₹100", "5 to 6", "no fee for cash on delivery"],
    ],
    [
      "returns",
      words(returnAndRefundPolicy),
      ["8-day replacement", "Within 21 days", "within 14 working", "within 16 working", "within 17 working"],
      ["5-day", "15 days", "in 7 working days"],
    ],
    [
      "FAQ",
      words(faq),
      [
        "₹65 an order",
        "Free from ₹1,799",
        "Cash on delivery costs ₹35 more.",
        "Yes, ₹499",
        "every ₹50 you spend",
        "8-day replacement",
        "11 to 13",
        "4 to 5 hours",
        "6 weeks",
        "45 minutes",
      ],
      ["₹100", "₹250", "15 days of delivery"],
    ],
    [
      "membership",
      words(subscriptionPlans),
      [
        "₹1,499.00, inclusive",
        "4 to 5 hours",
        "6 weeks to change your mind",
        "first in Surat and Rajkot",
        "it is ₹65 an order",
      ],
      ["₹999.00", "2 to 3 hours", "3 weeks", "₹100"],
    ],
  ])("%s", (_name, text, said, unsaid) => {
    for (const fact of said) expect(text(OTHER)).toContain(fact);
    for (const fact of unsaid) {
      expect(text(DEFAULT_POLICY)).toContain(fact);
      expect(text(OTHER)).not.toContain(fact);
    }
  });

  it("the coin programme", () => {
    const { steps, benefits } = coinProgramme(OTHER);
    expect(steps[0].text).toContain("1 coin for every ₹50");
    expect(benefits[0].text).toBe("2% on all purchases");
  });

  it("coins that are paused", () => {
    const off = { ...DEFAULT_POLICY, coins: { ...DEFAULT_POLICY.coins, isOn: false } };
    expect(coinProgramme(off).lead).toBe(COINS_PAUSED);
    expect(pageText(faq(off))).toContain(COINS_PAUSED);
    expect(pageText(faq(off))).not.toContain("You can redeem coins");
    expect(pageText(termsAndConditions(off))).toContain("none are earned or spent");
    for (const page of [faq, termsAndConditions]) expect(pageText(page(DEFAULT_POLICY))).not.toContain("paused");
  });

  it("the benefits of a membership", () => {
    expect(membershipBenefits(OTHER)[0]?.text).toContain("₹65 an order");
  });
});

describe("shipping by weight and by PIN code", () => {
  const withShipping = (shipping: Partial<Policy["shipping"]>): Policy => ({
    ...DEFAULT_POLICY,
    shipping: { ...DEFAULT_POLICY.shipping, ...shipping },
  });
  const byPin = {
    pinCharges: [
      { pin: "79", charge: fromRupees(150) },
      { pin: "38", charge: fromRupees(60) },
      { pin: "78", charge: fromRupees(150) },
    ],
  };
  const byWeight = { includedKilograms: 5, kilogramCharge: fromRupees(20) };

  it.each([
    [
      "flat",
      {},
      "₹100 an order, whatever its weight and wherever it goes in India.",
      "a flat shipping rate of Rs. 100",
    ],
    [
      "by PIN code",
      byPin,
      "₹100 an order, whatever its weight.\n₹60 to PIN codes that begin with 38.\n₹150 to PIN codes that begin with 78 or 79.",
      "We charge Rs. 100 within India, and other charges to some PIN codes.",
    ],
    [
      "by weight",
      byWeight,
      "₹100 an order up to 5 kg, and ₹20 for each kilogram begun above, wherever it goes in India.",
      "We charge Rs. 100 within India up to 5 kg, and Rs. 20 for each kilogram begun above.",
    ],
    [
      "by every kilogram and PIN code",
      { ...byPin, includedKilograms: 0, kilogramCharge: fromRupees(20) },
      "₹100 an order, and ₹20 for each kilogram begun.\n₹60 to PIN codes that begin with 38.",
      "We charge Rs. 100 within India, and Rs. 20 for each kilogram begun, and other charges to some PIN codes.",
    ],
  ])("%s", (_name, shipping, said, legal) => {
    const policy = withShipping(shipping);
    expect(words(shippingPolicy)(policy)).toContain(said);
    expect(words(termsAndConditions)(policy)).toContain(legal);
  });

  it("is free to some PIN codes, and in brief what is paid elsewhere", () => {
    const policy = withShipping({ pinCharges: [...byPin.pinCharges, { pin: "302", charge: fromRupees(0) }] });
    expect(words(shippingPolicy)(policy)).toContain("Free to PIN codes that begin with 302.");
    expect(words(faq)(policy)).toContain("from ₹60, free for");
  });

  it("is in brief the lowest charge", () => {
    expect(words(subscriptionPlans)(withShipping(byPin))).toContain("it is from ₹60 an order");
    expect(words(termsAndConditions)(withShipping(byPin))).toContain("From Rs. 60 within India");
    expect(words(faq)(withShipping(byWeight))).toContain("from ₹100, free for");
  });
});

it.each([
  ["terms", termsAndConditions],
  ["shipping policy", shippingPolicy],
  ["questions", faq],
])("the %s name the city of the shop alone", (_name, page) => {
  const inJaipur: Policy = {
    ...OTHER,
    identity: { ...OTHER.identity, address: { ...OTHER.identity.address, city: "Jaipur", state: "Rajasthan" } },
    shipping: { ...OTHER.shipping, isCityFree: false },
  };
  expect(pageText(page(inJaipur))).toContain("Jaipur");
  expect(pageText(page(inJaipur))).not.toMatch(/Ahmedabad|Gujarat|first (?:saved )?address/);
});
