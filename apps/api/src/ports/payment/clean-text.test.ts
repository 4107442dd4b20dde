import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

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
