import { expect, test } from "vitest";
import { styleSheetsOf } from "./order-styles.ts";

const MANIFEST = {
  page: { css: ["page.css"], imports: ["card", "frame"] },
  card: { css: ["card.css"], imports: ["button"] },
  button: { css: ["button.css"], imports: ["frame"] },
  frame: { css: ["frame.css"], imports: ["page"] },
  plain: { imports: ["absent"] },
};

test("a page's style sheets come after those of what it imports, each once, also in a circle", () => {
  expect(styleSheetsOf(MANIFEST, "page")).toEqual(["frame.css", "button.css", "card.css", "page.css"]);
  expect(styleSheetsOf(MANIFEST, "plain")).toEqual([]);
});
