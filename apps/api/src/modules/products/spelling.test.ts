import { describe, expect, test } from "vitest";
import { useTestStore } from "../../testing/test-store.ts";
import { createSpelling } from "./spelling.ts";

const store = useTestStore();
const correct = (text: string) => createSpelling(store().db, () => new Date())(text);

describe("a text is corrected by the words of the catalogue", () => {
  test.each([
    ["tumeric", "turmeric"],
    ["gheee", "ghee"],
    ["haldee powder", "haldi powder"],
    ["Aswagandha", "ashwagandha"],
    ["cocnut oil", "coconut oil"],
    ["gir cow hony 500ml", "gir cow honey 500ml"],
  ])("“%s” to “%s”", async (typed, meant) => {
    expect(await correct(typed)).toBe(meant);
  });

  test.each([["turmeric"], ["turm"], ["हल्दी"], ["qwrtzp"], ["500ml"], ["xy"]])("“%s” stays", async (typed) => {
    expect(await correct(typed)).toBeUndefined();
  });
});
