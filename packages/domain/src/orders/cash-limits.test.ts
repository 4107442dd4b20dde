import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, ZERO_PAISE } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf } from "../testing/refused.ts";
import { addressKey, checkCashLimits, checkCashPlace } from "./cash-limits.ts";

const NONE = { orders: 0, amount: ZERO_PAISE };
const open = (orders: number, rupees: number) => ({ orders, amount: fromRupees(rupees) });

const check = (change: { rupees: number; proven?: boolean; customer?: typeof NONE; address?: typeof NONE }) =>
  checkCashLimits(
    {
      amount: fromRupees(change.rupees),
      isMobileProven: change.proven ?? true,
      ofCustomer: change.customer ?? NONE,
      ofAddress: change.address ?? NONE,
    },
    DEFAULT_POLICY,
  );

describe("open cash orders (C46)", () => {
  it.each([
    [true, 4, 9000, 1000, true],
    [true, 4, 9000, 1000.01, false],
    [true, 5, 10, 1, false],
    [true, 0, 0, 10_000, true],
    [true, 0, 0, 10_000.01, false],
    [false, 0, 0, 2000, true],
    [false, 0, 0, 2000.01, false],
    [false, 1, 100, 100, false],
  ])("proven %s, %d open of ₹%d, ₹%d more: %s", (proven, orders, amount, rupees, expected) => {
    expect(check({ rupees, proven, customer: open(orders, amount) }).ok).toBe(expected);
    expect(check({ rupees, proven, address: open(orders, amount) }).ok).toBe(expected);
  });

  it("do not count what is covered", () => {
    expect(check({ rupees: 0, proven: false, customer: open(9, 90_000), address: open(9, 90_000) }).ok).toBe(true);
  });

  it("never exceed the limit together, however orders come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600_000 })), fc.boolean(), (amounts, isMobileProven) => {
        let [orders, sum] = [0, 0];
        for (const paise of amounts) {
          const rupees = paise / 100;
          const had = open(orders, sum / 100);
          if (!check({ rupees, proven: isMobileProven, customer: had, address: had }).ok) continue;
          orders++;
          sum += paise;
        }
        expect(orders).toBeLessThanOrEqual(isMobileProven ? 5 : 1);
        expect(sum).toBeLessThanOrEqual(isMobileProven ? 1_000_000 : 200_000);
      }),
    );
  });

  it("say what to do", () => {
    expect(check({ rupees: 1, customer: open(5, 5) })).toMatchObject({ refusal: { code: "cash-limit" } });
    expect(check({ rupees: 1, address: open(5, 5) })).toMatchObject({ refusal: { code: "cash-limit" } });
    expect(messageOf(check({ rupees: 2001, proven: false }))).toBe(
      "Cash on Delivery takes one open order of at most ₹2,000.00 until your mobile number is confirmed. Please pay online, or confirm your number!",
    );
    expect(messageOf(check({ rupees: 1, customer: open(5, 5) }))).toBe(
      "Cash on Delivery takes 5 open orders of ₹10,000.00 together. Please pay online, or wait until one of them is delivered!",
    );
    expect(messageOf(check({ rupees: 1, proven: false, address: open(1, 5) }))).toBe(
      "Cash on Delivery takes one open order of at most ₹2,000.00 to this address until your mobile number is confirmed. Please pay online, or confirm your number!",
    );
    expect(messageOf(check({ rupees: 1, address: open(5, 5) }))).toBe(
      "Cash on Delivery takes 5 open orders of ₹10,000.00 together to one address. Please pay online, or wait until one of them is delivered!",
    );
  });
});

describe("an address", () => {
  it.each(["14, Kalpataru Residency", "14 KALPATARU  residency.", "１４ Kalpataru-Residency"])(
    "is one as %j",
    (line) => {
      expect(addressKey({ postalCode: " 411007", addressLine1: line })).toBe("411007:14kalpataruresidency");
    },
  );

  it.each([
    ["411008", "14 Kalpataru Residency"],
    ["411007", "15 Kalpataru Residency"],
    ["411007", "१४ કલ્પતરુ"],
  ])("is another at %s, %s", (postalCode, addressLine1) => {
    expect(addressKey({ postalCode, addressLine1 })).not.toBe(
      addressKey({ postalCode: "411007", addressLine1: "14 Kalpataru Residency" }),
    );
  });
});

describe("another shop's limits (C59)", () => {
  const cashOnDelivery = { ...DEFAULT_POLICY.cashOnDelivery, proven: open(2, 3000), unproven: open(0, 0) };
  const policy = { ...DEFAULT_POLICY, cashOnDelivery };
  const order = { amount: fromRupees(500), isMobileProven: true, ofCustomer: NONE, ofAddress: NONE };

  it("refuse what the requirements allow, in words of their own", () => {
    expect(checkCashLimits({ ...order, ofCustomer: open(1, 2500) }, policy).ok).toBe(true);
    expect(messageOf(checkCashLimits({ ...order, ofCustomer: open(2, 1000) }, policy))).toBe(
      "Cash on Delivery takes 2 open orders of ₹3,000.00 together. Please pay online, or wait until one of them is delivered!",
    );
    expect(checkCashLimits({ ...order, isMobileProven: false }, policy).ok).toBe(false);
  });
});

describe("where a courier takes cash (C62)", () => {
  const isTaken = (postalCode: string, rupees: number, policy = DEFAULT_POLICY) =>
    checkCashPlace({ postalCode, amount: fromRupees(rupees) }, policy).ok;

  it.each([
    ["380054", 500, true],
    ["899999", 500, true],
    ["900056", 500, false],
    ["900056", 0, true],
  ])("at %s ₹%d: %s", (postalCode, rupees, expected) => {
    expect(isTaken(postalCode, rupees)).toBe(expected);
  });

  it("is what the owner decides (C59)", () => {
    const cashOnDelivery = { ...DEFAULT_POLICY.cashOnDelivery, exceptPins: ["1940"] };
    const policy = { ...DEFAULT_POLICY, cashOnDelivery };
    expect(isTaken("194101", 500, policy)).toBe(true);
    expect(isTaken("194001", 500, policy)).toBe(false);
    expect(isTaken("900056", 500, policy)).toBe(true);
  });
});
