import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../policy.ts";
import { refused } from "../testing/refused.ts";
import { checkCartStock, isLineOutOfStock, isOutOfStock, stockStateOf } from "./stock.ts";

describe("stock [R73]", () => {
  it.each([
    [0, true, true],
    [null, true, false],
    [undefined, true, false],
    [-1, true, true],
    [Number.NaN, true, true],
    [1, false, false],
    [20, false, false],
  ])("%s: product out of stock %s, cart line out of stock %s", (stock, product, line) => {
    expect(isOutOfStock(stock)).toBe(product);
    expect(isLineOutOfStock(stock)).toBe(line);
  });
});

describe("checkCartStock [R92]", () => {
  it("lets a cart pass whose lines are in stock or name none", () => {
    expect(
      checkCartStock([
        { name: "Ghee", stock: 1 },
        { name: "Soap", stock: null },
      ]).ok,
    ).toBe(true);
    expect(checkCartStock([]).ok).toBe(true);
  });

  it("names the lines that are out of stock", () => {
    const lines = [
      { name: "Ghee", stock: 0 },
      { name: "Soap", stock: 3 },
      { name: "Honey", stock: 0 },
    ];
    expect(refused(checkCartStock(lines))).toEqual({
      code: "out-of-stock",
      message: "Cannot proceed to checkout, Ghee, Honey is out of stock.",
    });
  });
});

describe("what the staff has to know of stock", () => {
  it.each([
    [undefined, "empty"],
    [null, "empty"],
    [0, "empty"],
    [1, "low"],
    [5, "low"],
    [6, "enough"],
  ] as const)("%s pieces are %s", (stock, state) => {
    expect(stockStateOf(stock, DEFAULT_POLICY)).toBe(state);
  });
});

it("is low from where the shop decides (C59)", () => {
  expect([9, 10, 11].map((stock) => stockStateOf(stock, { ...DEFAULT_POLICY, lowStock: 10 }))).toEqual([
    "low",
    "low",
    "enough",
  ]);
});
