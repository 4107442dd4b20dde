import { expect, it } from "vitest";
import { wordsMatch } from "./word-search.ts";

const TEXTS = ["Masala morning: grind your own", null, undefined, "Surabhi House, Ahmedābād"];

it.each([
  ["", true],
  [" ?! ", true],
  ["masala", true],
  ["MORN", true],
  ["own masala", true],
  ["ahmedabad", true],
  ["house,  surabhi", true],
  ["asala", false],
  ["masala evening", false],
])("%j is found: %s", (typed, isFound) => {
  expect(wordsMatch(typed, TEXTS)).toBe(isFound);
});
