import { beforeEach, expect, it, vi } from "vitest";
import { CATEGORIES } from "../catalogue/index.ts";
import { drawPicture } from "./draw-picture.ts";

const lettered: string[] = [];
vi.mock("./lettering/text.ts", async (original) => {
  const text = await original<typeof import("./lettering/text.ts")>();
  const outlineOf: typeof text.outlineOf = (words, ...rest) => {
    lettered.push(words);
    return text.outlineOf(words, ...rest);
  };
  return { ...text, outlineOf };
});
beforeEach(() => {
  lettered.length = 0;
});

/** The page prints what these show, below them: words in the picture would say it twice, in another typeface. */
it.each(["award/1", "award/2", "badge/non-gmo", "service/delivery"])("%s has no words", (key) => {
  expect(drawPicture(key)).toBeDefined();
  expect(lettered).toEqual([]);
});

it.each(["web", "mobile"])("a category's %s banner has only the words of its packs", (shape) => {
  const groceries = CATEGORIES.find(({ name }) => name === "Groceries");
  drawPicture(`category/${groceries?.id}/${shape}`);
  expect(lettered).toContain("SURABHI ORGANICS");
  expect(lettered).not.toContain("Groceries");
});
