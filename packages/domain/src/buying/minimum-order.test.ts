import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { refused } from "../testing/refused.ts";
import { checkCartMinimum, checkSubscriptionMinimum, MINIMUM_ORDER, missingToMinimum } from "./minimum-order.ts";

it("the minimum order is 250 rupees [R196]", () => {
  expect(MINIMUM_ORDER).toBe(25_000);
});

const tooSmall = { code: "below-minimum", message: "Minimum order value should be ₹250" };

describe("a cart's minimum [R92]", () => {
  it.each([
    [0, tooSmall],
    [249.99, tooSmall],
    [250, "accepted"],
    [250.01, "accepted"],
  ])("%d rupees", (rupees, expected) => {
    expect(refused(checkCartMinimum({ total: fromRupees(rupees), names: ["Ghee"] }))).toEqual(expected);
  });

  it.each(["A book of herbs", "BOOK", "Notebooks", "book"])("does not hold for '%s'", (name) => {
    expect(checkCartMinimum({ total: fromRupees(1), names: ["Ghee", name] }).ok).toBe(true);
  });

  it.each(["Boo", "b o o k", ""])("holds for '%s'", (name) => {
    expect(checkCartMinimum({ total: fromRupees(1), names: [name] }).ok).toBe(false);
  });
});

describe("what a cart lacks to its minimum [R92]", () => {
  it.each([
    [0, ["Ghee"], 250],
    [249.99, ["Ghee"], 0.01],
    [250, ["Ghee"], 0],
    [9000, ["Ghee"], 0],
    [1, ["Ghee", "Cook Book"], 0],
  ])("of %d rupees with %j: %d", (total, names, missing) => {
    expect(missingToMinimum({ total: fromRupees(total), names })).toBe(fromRupees(missing));
  });
});

describe("a subscription's minimum [R75]", () => {
  const refusal = {
    code: "below-minimum",
    title: "Minimum Order Amount Required",
    message: "Order amount should be greater than ₹250 to proceed to checkout.",
  };

  it.each([
    [249.99, refusal],
    [250, refusal],
    [250.01, "accepted"],
  ])("%d rupees", (rupees, expected) => {
    expect(refused(checkSubscriptionMinimum(fromRupees(rupees)))).toEqual(expected);
  });
});
