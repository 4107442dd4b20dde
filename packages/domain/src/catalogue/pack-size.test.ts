import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, paise } from "../money/money.ts";
import { AMOUNTS } from "../testing/ranges.ts";
import {
  checkNetContent,
  NET_QUANTITY_MAXIMUM,
  NET_UNITS,
  type NetUnit,
  netContentText,
  savedAgainstMrp,
  sizeInSmallestUnit,
  unitPrice,
  unitPriceText,
} from "./pack-size.ts";

describe("what a pack holds", () => {
  it.each<[number | null, NetUnit | null, string]>([
    [null, null, "nothing"],
    [null, "g", "nothing"],
    [500, "g", "500 g"],
    [1.5, "l", "1.5 l"],
    [0.125, "kg", "0.125 kg"],
    [1, "piece", "1 piece"],
    [12, "piece", "12 pieces"],
    [NET_QUANTITY_MAXIMUM, "g", "100000 g"],
    [NET_QUANTITY_MAXIMUM + 1, "g", "net-quantity"],
    [0, "g", "net-quantity"],
    [-1, "g", "net-quantity"],
    [0.0005, "kg", "net-quantity"],
    [Number.NaN, "kg", "net-quantity"],
    [500, null, "net-unit"],
  ])("%s %s is %s", (quantity, unit, expected) => {
    const checked = checkNetContent(quantity, unit);
    const said = checked.ok ? (checked.value ? netContentText(checked.value) : "nothing") : checked.refusal.code;
    expect(said).toBe(expected);
  });
});

describe("the unit price (C56)", () => {
  it.each<[number, number, NetUnit, string | undefined]>([
    [899, 500, "ml", "₹179.80 per 100 ml"],
    [1699, 1, "l", "₹169.90 per 100 ml"],
    [115, 100, "g", "₹115.00 per 100 g"],
    [89, 0.5, "kg", "₹17.80 per 100 g"],
    [100, 3, "g", "₹3,333.33 per 100 g"],
    [240, 12, "piece", "₹20.00 per piece"],
    [240, 1, "piece", undefined],
  ])("₹%s for %s %s is %s", (price, quantity, unit, expected) => {
    const found = unitPrice(fromRupees(price), { quantity, unit });
    expect(found && unitPriceText(found)).toBe(expected);
  });

  const CONTENT = fc.record({
    quantity: fc.integer({ min: 1, max: NET_QUANTITY_MAXIMUM * 1000 }).map((thousandths) => thousandths / 1000),
    unit: fc.constantFrom(...NET_UNITS),
  });

  it("times the contents is the price again, to half a paisa a unit", () => {
    fc.assert(
      fc.property(fc.integer(AMOUNTS), CONTENT, (price, content) => {
        const found = unitPrice(paise(price), content);
        if (!found) return expect(content).toEqual({ quantity: 1, unit: "piece" });
        const units = sizeInSmallestUnit(content) / (content.unit === "piece" ? 1 : 100);
        expect(Math.abs(found.amount * units - price)).toBeLessThanOrEqual(units / 2 + 1e-3);
      }),
    );
  });

  it("does not depend on whether a pack is named in grams or kilograms", () => {
    fc.assert(
      fc.property(fc.integer(AMOUNTS), fc.integer({ min: 1, max: NET_QUANTITY_MAXIMUM }), (price, grams) => {
        const inGrams = unitPrice(paise(price), { quantity: grams, unit: "g" });
        expect(unitPrice(paise(price), { quantity: grams / 1000, unit: "kg" })).toEqual(inGrams);
      }),
    );
  });
});

it.each([
  [899, 999, 100],
  [899, 899, undefined],
  [899, 898, undefined],
  [899, null, undefined],
])("a price of ₹%s saves, at an MRP of ₹%s, ₹%s", (price, mrp, saved) => {
  const found = savedAgainstMrp(fromRupees(price), mrp === null ? null : fromRupees(mrp));
  expect(found).toBe(saved === undefined ? undefined : fromRupees(saved));
});
