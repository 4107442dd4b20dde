import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { basedOnCell, readPriceLine } from "./price-list.ts";

const before = { price: fromRupees(249.5), stock: 12 };
const read = (change: object) => {
  const cells = { product: "7", price: "249.5", stock: "12", basedOn: basedOnCell(before), ...change };
  const line = readPriceLine(cells);
  return line.ok ? { price: line.value.price, stock: line.value.stock } : line.refusal.message;
};
const SAME = { price: undefined, stock: undefined };

describe("a line of a price list", () => {
  it.each([
    [{}, SAME],
    [{ price: "₹ 249.50", stock: " 12 " }, SAME],
    [{ price: "", stock: "" }, SAME],
    [{ price: "1,249" }, { price: fromRupees(1249), stock: undefined }],
    [{ price: "₹ 1,00,249.50" }, { price: fromRupees(100_249.5), stock: undefined }],
    [
      { price: "249,50", stock: "1,200" },
      { price: undefined, stock: 1200 },
    ],
    [{ price: "299,5" }, { price: fromRupees(299.5), stock: undefined }],
    [{ price: "12,5,0" }, "The price is no amount in rupees."],
    [{ price: "1.299,50" }, "The price is no amount in rupees."],
    [{ stock: "2,5" }, "The stock is no whole number."],
    [{ stock: "80.0" }, { price: undefined, stock: 80 }],
    [
      { price: "Rs. 1,00,655", stock: "1,00,000" },
      { price: fromRupees(100_655), stock: 100_000 },
    ],
    [{ stock: "80 kg" }, "The stock is no whole number."],
    [{ stock: "Rs. 80" }, "The stock is no whole number."],
    [{ stock: "0" }, { price: undefined, stock: 0 }],
    [{ basedOn: "249.5 | not counted" }, { price: undefined, stock: 12 }],
    [{ basedOn: "249.5 | not counted", stock: "" }, SAME],
    [{ product: "" }, "The product's number is missing."],
    [{ product: "0" }, "The product's number is missing."],
    [{ basedOn: "" }, "The last column was changed. Please download the list again!"],
    [{ price: "-5" }, "The price is no amount in rupees."],
    [{ price: "1.234" }, "The price is no amount in rupees."],
    [{ price: "0" }, "The price is zero."],
    [{ price: "10000001" }, "The price is too high."],
    [{ stock: "1.5" }, "The stock is no whole number."],
    [{ stock: "-1" }, "The stock is no whole number."],
    [{ stock: "1000001" }, "The stock is more than a shop has."],
  ])("with %o", (change, expected) => {
    expect(read(change)).toEqual(expected);
  });

  it.each([
    ["0,5", 0.5],
    ["0,50", 0.5],
    ["1,00", 1],
    ["299,50", 299.5],
    ["1 299,50", 1299.5],
    ["₹ 1299,50", 1299.5],
    ["1,299", 1299],
    ["1,299.50", 1299.5],
    ["1,00,000", 100_000],
    ["100,000", 100_000],
    ["12,34,567.5", 1_234_567.5],
  ])("has the price %j as %d rupees", (price, rupees) => {
    expect(read({ price })).toEqual({ price: fromRupees(rupees), stock: undefined });
  });

  it.each(["1.299,5", "12,5,0", "1,299,50", "1,29.50", "1299,505", "1,2345", "1,,299", "299,", ",50", "."])(
    "is refused with the price %j, rather than guessed",
    (price) => {
      expect(read({ price })).toBe("The price is no amount in rupees.");
    },
  );

  it("that was downloaded and not touched changes nothing", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.option(fc.nat(1_000_000)), (paise, stock) => {
        const price = fromRupees(paise / 100);
        const cells = {
          price: String(paise / 100),
          stock: String(stock ?? ""),
          basedOn: basedOnCell({ price, stock }),
        };
        expect(read(cells)).toEqual(SAME);
      }),
    );
  });
});
