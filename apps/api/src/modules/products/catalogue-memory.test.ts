import { expect, test } from "vitest";
import { createCatalogueMemory } from "./catalogue-memory.ts";

test("what is kept is forgotten when the catalogue has another version, newer or older", () => {
  for (const other of [8, 6, undefined]) {
    const memory = createCatalogueMemory<string>(10);
    memory.set("list", "found", 7);
    memory.seen(7);
    expect(memory.get("list")).toBe("found");
    memory.seen(other);
    expect(memory.get("list")).toBeUndefined();
  }
});

test("what was found in another version takes the place of all that was", () => {
  const memory = createCatalogueMemory<string>(10);
  memory.set("list", "found", 7);
  memory.set("other list", "found later", 8);
  expect(memory.get("list")).toBeUndefined();
  expect(memory.get("other list")).toBe("found later");
});

test("no more is kept than there is room for", () => {
  const memory = createCatalogueMemory<number>(3);
  for (const page of [1, 2, 3, 4]) memory.set(`page ${page}`, page, 7);
  expect([1, 2, 3, 4].map((page) => memory.get(`page ${page}`))).toEqual([undefined, 2, 3, 4]);
});
