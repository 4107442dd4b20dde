import { LARGEST_PAISE, paise } from "@store/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, readAmount, wireAmount } from "./wire-format.ts";

test.each([
  ["  Gir Cow\tGhee\n 500 ml ", "Gir Cow Ghee 500 ml"],
  ["Goods|1.00", "Goods 1.00"],
  ["घी और शहद", "घी और शहद"],
  ['"><script>', "script"],
  ["asha+shop@example.com", "asha+shop@example.com"],
  ["||", ""],
])("%j becomes %j", (text, clean) => {
  expect(cleanText(text, 100)).toBe(clean);
});

test("whatever comes, no longer than asked, in one line, and without what parts fields", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(20), (text, most) => {
      const clean = cleanText(text, most);
      expect(Array.from(clean).length).toBeLessThanOrEqual(most);
      expect(clean).not.toMatch(/[|<>"'&\n\r\t]/);
      expect(clean).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

test.each([
  [1, "0.01"],
  [10, "0.10"],
  [110_000, "1100.00"],
  [12_345_678, "123456.78"],
])("%d paise are written %s", (amount, written) => {
  expect(wireAmount(paise(amount))).toBe(written);
});

test("what is written is read back to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_PAISE / 1000 }), (amount) => {
      expect(readAmount(wireAmount(paise(amount)))).toBe(amount);
    }),
  );
});

test.each(["", " ", "-1", "1.005", "1e3", "NaN", "1,100.00", "0x10", "1."])("%j is no amount", (text) => {
  expect(readAmount(text)).toBeUndefined();
});
