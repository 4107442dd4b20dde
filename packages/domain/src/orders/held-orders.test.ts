import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/refused.ts";
import { checkHeldOrders, checkHoldRenewal } from "./held-orders.ts";

const PLACED = new Date("2026-03-15T06:30:00Z");
const DAYS_3 = 3 * 24 * 60 * 60 * 1000;

describe("orders that are held unpaid", () => {
  it.each([0, 1, 2])("can be one more than %d", (held) => {
    expect(checkHeldOrders(held).ok).toBe(true);
  });

  it.each([3, 4])("cannot be one more than %d", (held) => {
    expect(messageOf(checkHeldOrders(held))).toBe(
      "You have 3 orders that wait for their payment. Please pay one of them in your order history, or try again in half an hour!",
    );
  });
});

describe("a hold", () => {
  it.each([0, DAYS_3 - 1])("is renewed %d ms after the order was placed", (later) => {
    expect(checkHoldRenewal(PLACED, new Date(PLACED.getTime() + later)).ok).toBe(true);
  });

  it.each([DAYS_3, 2 * DAYS_3])("is not renewed %d ms after it", (later) => {
    expect(messageOf(checkHoldRenewal(PLACED, new Date(PLACED.getTime() + later)))).toBe(
      "This order has waited for its payment for more than 3 days. Please place it anew!",
    );
  });
});
