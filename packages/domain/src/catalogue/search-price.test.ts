import { describe, expect, it } from "vitest";
import { readSearchedPrice } from "./search-price.ts";

describe("a price in a search", () => {
  it.each([
    ["ghee under 700", "ghee", { to: 700 }],
    ["Gift below ₹500", "Gift", { to: 500 }],
    ["tea less than Rs. 200/-", "tea", { to: 200 }],
    ["honey upto 1,200 rupees", "honey", { to: 1200 }],
    ["hamper up to 800", "hamper", { to: 800 }],
    ["500 se kam ka ghee", "ka ghee", { to: 500 }],
    ["घी 500 से कम", "घी", { to: 500 }],
    ["gift above 1000", "gift", { from: 1000 }],
    ["oil between 300 and 500", "oil", { from: 300, to: 500 }],
    ["oil from 500 to 300", "oil", { from: 300, to: 500 }],
  ])("“%s”", (text, rest, price) => {
    const read = readSearchedPrice(text);
    expect(read.text.trim()).toBe(rest);
    expect(read.price).toEqual(price);
  });

  it.each(["atta under 5 kg", "ghee 500 ml", "under 500", "rice above 1kg", "w240", "gift under 99999999999", ""])(
    "is none in “%s”",
    (text) => {
      expect(readSearchedPrice(text)).toEqual({ text });
    },
  );
});
