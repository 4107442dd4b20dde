import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { belowCostRefusal, checkDiscountForm, DISCOUNT_MESSAGES, type DiscountForm } from "./discount-form.ts";

const STARTS = new Date("2026-11-08T00:00:00+05:30");
const ENDS = new Date("2026-11-12T21:00:00+05:30");

const form = (changed: Partial<DiscountForm> = {}): DiscountForm => ({
  ...{ name: " Diwali ", scope: "categories", targets: [12, 1, 12], kind: "percent", percent: 10 },
  ...{ amount: undefined, minimum: undefined, startsAt: STARTS, endsAt: ENDS },
  ...changed,
});

describe("checkDiscountForm", () => {
  it("answers what the discount is", () => {
    expect(checkDiscountForm(form())).toEqual({
      ok: true,
      value: {
        ...{ name: "Diwali", scope: "categories", targets: [1, 12], off: { kind: "percent", percent: 10 } },
        ...{ minimum: null, startsAt: STARTS, endsAt: ENDS },
      },
    });
  });

  it.each<[string, Partial<DiscountForm>, object]>([
    ["no end", { endsAt: undefined }, { endsAt: null }],
    [
      "the cart, from a total on",
      { scope: "cart", kind: "rupees", amount: 100, minimum: 999 },
      { targets: [], off: { kind: "rupees", amount: fromRupees(100) }, minimum: fromRupees(999) },
    ],
    [
      "a scheduled price",
      { scope: "products", targets: [7], kind: "price", amount: 399 },
      { off: { kind: "price", price: fromRupees(399) } },
    ],
    ["a minimum of what has none", { minimum: 5 }, { minimum: null }],
  ])("takes %s", (_, changed, value) => {
    expect(checkDiscountForm(form(changed))).toMatchObject({ ok: true, value });
  });

  it.each<[keyof DiscountForm, Partial<DiscountForm>, string]>([
    ["name", { name: "  " }, DISCOUNT_MESSAGES.name],
    ["scope", { scope: "shops" }, DISCOUNT_MESSAGES.scope],
    ["targets", { targets: [] }, DISCOUNT_MESSAGES.targets],
    ["targets", { targets: Array.from({ length: 201 }, (_, id) => id) }, DISCOUNT_MESSAGES.targets],
    ["kind", { kind: "free" }, DISCOUNT_MESSAGES.kind],
    ["kind", { kind: "price", amount: 10 }, DISCOUNT_MESSAGES.kindOfScope],
    ["percent", { percent: 0 }, DISCOUNT_MESSAGES.percent],
    ["percent", { percent: 96 }, DISCOUNT_MESSAGES.percent],
    ["percent", { percent: 10.5 }, DISCOUNT_MESSAGES.percent],
    ["percent", { percent: undefined }, DISCOUNT_MESSAGES.percent],
    ["amount", { kind: "rupees" }, DISCOUNT_MESSAGES.amount],
    ["amount", { kind: "rupees", amount: 0.99 }, DISCOUNT_MESSAGES.amount],
    ["minimum", { scope: "cart", minimum: 0 }, DISCOUNT_MESSAGES.minimum],
    ["minimum", { scope: "cart", kind: "rupees", amount: 100, minimum: 100 }, DISCOUNT_MESSAGES.minimumAboveAmount],
    ["minimum", { scope: "cart", kind: "rupees", amount: 100 }, DISCOUNT_MESSAGES.minimumAboveAmount],
    ["startsAt", { startsAt: undefined }, DISCOUNT_MESSAGES.startsAt],
    ["endsAt", { endsAt: STARTS }, DISCOUNT_MESSAGES.endsFirst],
    [
      "endsAt",
      { scope: "products", targets: [7], kind: "price", amount: 399, endsAt: undefined },
      DISCOUNT_MESSAGES.priceEnds,
    ],
  ])("refuses %s of %j", (field, changed, message) => {
    const checked = checkDiscountForm(form(changed));
    expect(checked.ok ? [] : checked.refusals).toEqual([expect.objectContaining({ field, message })]);
  });
});

describe("belowCostRefusal", () => {
  it("names some of the products, and counts the others", () => {
    const names = ["Ghee", "Honey", "Jaggery", "Soap", "Oil", "Salt"];
    expect(belowCostRefusal(names.slice(0, 2), 2).message).toContain("Ghee, Honey. ");
    expect(belowCostRefusal(names, 12)).toMatchObject({
      message: expect.stringContaining("Ghee, Honey, Jaggery, Soap, Oil and 7 more. "),
      params: { count: 12 },
    });
  });
});
