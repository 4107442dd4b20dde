import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf, refused } from "../testing/refused.ts";
import { checkCartMinimum, checkSubscriptionMinimum, missingToMinimum } from "./minimum-order.ts";

it("the minimum order is 250 rupees [R196]", () => {
  expect(DEFAULT_POLICY.minimumOrder).toBe(25_000);
});

const tooSmall = { code: "below-minimum", message: "Minimum order value should be ₹250" };

describe("a cart's minimum [R92]", () => {
  it.each([
    [0, tooSmall],
    [249.99, tooSmall],
    [250, "accepted"],
    [250.01, "accepted"],
  ])("%d rupees", (rupees, expected) => {
    expect(refused(checkCartMinimum({ total: fromRupees(rupees), names: ["Ghee"] }, DEFAULT_POLICY))).toEqual(expected);
  });

  it.each(["A book of herbs", "BOOK", "Notebooks", "book"])("does not hold for '%s'", (name) => {
    expect(checkCartMinimum({ total: fromRupees(1), names: ["Ghee", name] }, DEFAULT_POLICY).ok).toBe(true);
  });

  it.each(["Boo", "b o o k", ""])("holds for '%s'", (name) => {
    expect(checkCartMinimum({ total: fromRupees(1), names: [name] }, DEFAULT_POLICY).ok).toBe(false);
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
    expect(missingToMinimum({ total: fromRupees(total), names }, DEFAULT_POLICY)).toBe(fromRupees(missing));
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
    expect(refused(checkSubscriptionMinimum(fromRupees(rupees), DEFAULT_POLICY))).toEqual(expected);
  });
});

it("is another shop's, in its words too (C59)", () => {
  const policy = { ...DEFAULT_POLICY, minimumOrder: fromRupees(499) };
  const cart = { total: fromRupees(400), names: ["Ghee"] };
  expect(missingToMinimum(cart, policy)).toBe(fromRupees(99));
  expect(messageOf(checkCartMinimum(cart, policy))).toBe("Minimum order value should be ₹499");
  expect(messageOf(checkSubscriptionMinimum(fromRupees(499), policy))).toBe(
    "Order amount should be greater than ₹499 to proceed to checkout.",
  );
  expect(checkSubscriptionMinimum(fromRupees(500), policy).ok).toBe(true);
});
