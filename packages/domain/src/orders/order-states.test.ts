import { describe, expect, it } from "vitest";
import { isUnderWay, ORDER_STATES, STATES_NOT_SOLD, STATES_NOT_UNDER_WAY } from "./order-states.ts";

describe("what a state means (C45, C55)", () => {
  it("is told by eight names", () => {
    expect(ORDER_STATES).toEqual([
      ...["Pending", "Confirmed", "Packed", "Shipped", "Delivered"],
      ...["Cancelled", "Undelivered", "Returned"],
    ]);
  });

  it("of those in which nothing is on its way: no cash order is open, no coins wait, nothing is to be paid (C46)", () => {
    expect(STATES_NOT_UNDER_WAY).toEqual(["Delivered", "Cancelled", "Undelivered", "Returned"]);
    for (const state of ORDER_STATES) expect(isUnderWay(state)).toBe(!STATES_NOT_UNDER_WAY.includes(state));
  });

  it("of those that are no sale", () => {
    expect(STATES_NOT_SOLD).toEqual(["Cancelled", "Undelivered", "Returned"]);
  });

  it("of another backend's state: the order goes on", () => {
    expect(isUnderWay("On its way")).toBe(true);
  });
});
