import { expect, test } from "vitest";
import { printable } from "./typeface.ts";

test.each([
  ["₹1,24,999.50", "₹1,24,999.50"],
  ["गिर गाय का घी", "गिर गाय का घी"],
  ["Crème fraîche – “best”", "Crème fraîche – “best”"],
  ["a\nb\t c", "a b c"],
  ["Tea 🎁 for you", "Tea for you"],
  ["ઘી", "?"],
  ["Ghee 500 ml", "Ghee 500\u00a0ml"],
  ["12 g of 24 Gir cows", "12\u00a0g of 24 Gir cows"],
  ["", ""],
])("%j is set as %j", (text, set) => {
  expect(printable(text)).toBe(set);
});
