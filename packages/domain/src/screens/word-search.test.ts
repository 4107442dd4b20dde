import { expect, it } from "vitest";
import { plainWords, wordsMatch } from "./word-search.ts";

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

it.each([
  ["  Ahmedābād,  Surat! ", "ahmedabad surat"],
  ["CAFÉ", "cafe"],
  [" ?! ", ""],
])("%j is %j in plain words", (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});
