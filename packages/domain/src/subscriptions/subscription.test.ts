import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { day } from "../testing/day.ts";
import { messageOf, refused } from "../testing/refused.ts";
import {
  checkSubscribe,
  deliveryAfter,
  deliveryFollowing,
  subscriptionStatus,
  subscriptionTotals,
} from "./subscription.ts";

describe("checkSubscribe [R74]", () => {
  const wish = { isLoggedIn: true, stock: 5, quantity: 2, deliveryOption: 1 };

  it("accepts the quantity", () => {
    expect(checkSubscribe(wish)).toEqual({ ok: true, value: 2 });
  });

  it.each([
    [{ isLoggedIn: false }, "Please login to subscribe!"],
    [{ stock: 0 }, "OUT OF STOCK"],
    [{ stock: null }, "OUT OF STOCK"],
    [{ quantity: 0 }, "Please set the quantity greater than 0!"],
    [{ quantity: 6 }, "Maximum 5 units available"],
    [{ deliveryOption: null }, "Please select a delivery option!"],
  ])("refuses %j: %s [R73]", (change, message) => {
    expect(messageOf(checkSubscribe({ ...wish, ...change }))).toBe(message);
  });

  it("has a title for too many [R71]", () => {
    expect(refused(checkSubscribe({ ...wish, quantity: 9 }))).toMatchObject({ title: "Invalid quantity" });
  });
});

it("active is green, paused is orange, and Inactive in the dialog [R165]", () => {
  expect(subscriptionStatus(true)).toEqual({ label: "Active Subscription", dialogLabel: "Active", tone: "green" });
  expect(subscriptionStatus(false)).toEqual({ label: "Paused Subscription", dialogLabel: "Inactive", tone: "orange" });
});

it("the next delivery comes the option's days later", () => {
  expect(deliveryAfter(day("2026-02-20"), 15)).toBe("2026-03-07");
});

it.each([
  ["2026-03-15", "2026-03-15", "2026-03-30"],
  ["2026-03-15", "2026-03-29", "2026-03-30"],
  ["2026-03-15", "2026-03-30", "2026-04-14"],
  ["2026-03-15", "2026-05-01", "2026-05-14"],
  ["2026-03-15", "2026-03-10", "2026-03-30"],
])("every 15 days, a delivery due on %s and made on %s is followed on %s", (due, today, expected) => {
  expect(deliveryFollowing(day(due), 15, day(today))).toBe(expected);
});

it("adds up like a cart, its discount in percent of the subtotal", () => {
  const line = { basePrice: fromRupees(333.33), gst: fromRupees(40), quantity: 3 };
  const totals = subscriptionTotals({ line, discountPercent: 10, shippingOf: () => fromRupees(100) });
  expect(totals).toMatchObject({
    subtotal: fromRupees(999.99),
    discount: fromRupees(100),
    gst: fromRupees(108),
    finalTotal: fromRupees(1007.99),
    payable: fromRupees(1107.99),
  });
  expect(subscriptionTotals({ line, discountPercent: 0 }).shipping).toBe(0);
});
