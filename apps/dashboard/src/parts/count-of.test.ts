import { expect, it } from "vitest";
import { countOf } from "./count-of.ts";

it.each([
  [0, "prices", "0 prices"],
  [1, "prices", "1 price"],
  [2, "prices", "2 prices"],
  [1_234_567, "prices", "12,34,567 prices"],
])("%d %s: %s", (count, _, words) => {
  expect(countOf(count, "price")).toBe(words);
});

it("takes another word for many", () => {
  expect(countOf(1, "try", "tries")).toBe("1 try");
  expect(countOf(3, "try", "tries")).toBe("3 tries");
  expect(countOf(1, "message is", "messages are")).toBe("1 message is");
});
