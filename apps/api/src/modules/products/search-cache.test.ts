import { expect, test } from "vitest";
import { createCatalogueCache } from "./search-cache.ts";

test("what is kept is forgotten when the catalogue has another version, newer or older", () => {
  for (const other of [8, 6, undefined]) {
    const cache = createCatalogueCache<string>(10);
    cache.set("list", "found", 7);
    cache.seen(7);
    expect(cache.get("list")).toBe("found");
    cache.seen(other);
    expect(cache.get("list")).toBeUndefined();
  }
});

test("what was found in another version takes the place of all that was", () => {
  const cache = createCatalogueCache<string>(10);
  cache.set("list", "found", 7);
  cache.set("other list", "found later", 8);
  expect(cache.get("list")).toBeUndefined();
  expect(cache.get("other list")).toBe("found later");
});

test("no more is kept than there is room for", () => {
  const cache = createCatalogueCache<number>(3);
  for (const page of [1, 2, 3, 4]) cache.set(`page ${page}`, page, 7);
  expect([1, 2, 3, 4].map((page) => cache.get(`page ${page}`))).toEqual([undefined, 2, 3, 4]);
});
