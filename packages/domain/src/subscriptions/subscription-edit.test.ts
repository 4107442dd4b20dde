import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { subscriptionQuantity } from "./subscription.ts";
import { checkSubscriptionEdit } from "./subscription-edit.ts";

const FORTNIGHT = 1;
const [MONTH, TWO_MONTHS] = [2, 3];
const OFFERED = [MONTH, TWO_MONTHS];
const current = {
  quantity: 2,
  deliveryOption: FORTNIGHT,
  discountPercent: 0,
  stock: 5,
  price: { basePrice: fromRupees(1000), gst: fromRupees(0) },
};
const form = { quantity: "2", deliveryOption: MONTH, active: true };
const edit = (typed: object, subscription: object = {}) =>
  checkSubscriptionEdit({ ...form, ...typed }, { ...current, ...subscription }, OFFERED, DEFAULT_POLICY);

describe("a subscription's edit [R166]", () => {
  it.each([
    ["3", 3],
    ["1", 1],
    ["0", 1],
    ["-4", 1],
    ["", 1],
    ["many", 1],
    [2.9, 2],
    [Number.NaN, 1],
  ])("quantity %j means %d", (typed, quantity) => {
    expect(subscriptionQuantity(typed)).toBe(quantity);
    expect(edit({ quantity: typed })).toMatchObject({ ok: true, value: { quantity } });
  });

  it("answers quantity, option and status", () => {
    expect(edit({ active: false })).toEqual({ ok: true, value: { quantity: 2, deliveryOption: MONTH, active: false } });
  });

  it("requires delivery option and status", () => {
    expect(refusedFields(edit({ deliveryOption: null, active: null }))).toEqual({
      deliveryOption: "Please select a delivery option!",
      active: "Please select a status!",
    });
  });
});

describe("the stock of an edit [R75]", () => {
  it.each([
    [5, 5, undefined],
    [6, 5, "Maximum 5 units available"],
    [9999, 5, "Maximum 5 units available"],
    [3, 0, "OUT OF STOCK"],
    [3, null, "OUT OF STOCK"],
    // Fewer pieces, and as many as before, wait for tomorrow's stock.
    [2, 0, undefined],
    [1, 0, undefined],
  ])("2 pieces become %d with a stock of %s: %s", (quantity, stock, message) => {
    expect(messageOf(edit({ quantity }, { stock }))).toBe(message);
  });

  it("is left to the backend where the product is not known, as the minimum is", () => {
    expect(edit({ quantity: 6 }, { stock: undefined, price: undefined })).toMatchObject({ ok: true });
  });

  it("says by its code that there is none", () => {
    expect(edit({ quantity: 3 }, { stock: 0 })).toMatchObject({ refusal: { code: "out-of-stock" } });
  });

  it("accepts nothing above stock, unless it is no more than before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (quantity, stock) => {
        expect(edit({ quantity }, { stock }).ok).toBe(quantity <= Math.max(stock, current.quantity));
      }),
    );
  });
});

describe("the minimum of an edit [R75]", () => {
  it.each([
    [249.99, 1, false],
    [250, 1, false],
    [250.01, 1, true],
    [83.34, 3, true],
    [83.33, 3, false],
    // An unchanged quantity is accepted at any price.
    [0.01, 2, true],
  ])("₹%d a piece, %d pieces: %s", (rupees, quantity, isAccepted) => {
    const checked = edit({ quantity }, { price: { basePrice: fromRupees(rupees), gst: fromRupees(0) } });
    expect(checked).toMatchObject(isAccepted ? { ok: true } : { refusal: { code: "below-minimum" } });
  });
});

it.each([
  [MONTH, FORTNIGHT, undefined],
  [FORTNIGHT, FORTNIGHT, undefined],
  [FORTNIGHT, MONTH, "This delivery option is not offered any more"],
  [99, MONTH, "This delivery option is not offered any more"],
])("option %d instead of %d: %s [C43]", (deliveryOption, before, message) => {
  expect(messageOf(edit({ deliveryOption }, { deliveryOption: before }))).toBe(message);
});
