import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSearch, SEARCH_DEBOUNCE_MS, SEE_MORE_RESULTS, suggestions } from "./catalogue/search.ts";
import { toSlug } from "./catalogue/slug.ts";
import { COUNTER_MAXIMUM, formatCounter } from "./screens/counter.ts";

describe("formatCounter [R8]", () => {
  it.each([
    [0, "0"],
    [1, "1"],
    [1.9, "1"],
    [98, "98"],
    [99, "99"],
    [100, "99+"],
    [1e9, "99+"],
    [-1, "0"],
    [Number.NaN, "0"],
  ])("%d is shown as %s", (count, shown) => {
    expect(formatCounter(count)).toBe(shown);
  });

  it("goes up to 99 [R196]", () => {
    expect(COUNTER_MAXIMUM).toBe(99);
  });
});

describe("search suggestions [R7]", () => {
  it.each([
    [0, 0, false],
    [1, 1, false],
    [4, 4, false],
    [5, 3, true],
    [50, 3, true],
  ])("of %d matches, %d are shown; more: %s", (matches, shown, hasMore) => {
    const all = Array.from({ length: matches }, (_, index) => index);
    expect(suggestions(all)).toEqual({ shown: all.slice(0, shown), hasMore });
  });

  it("never takes more than four lines", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (matches) => {
        const { shown, hasMore } = suggestions(matches);
        expect(shown.length + Number(hasMore)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it("waits 500 ms and asks for text only [R196]", () => {
    expect(SEARCH_DEBOUNCE_MS).toBe(500);
    expect(SEE_MORE_RESULTS).toBe("See more results");
    expect([isSearch(""), isSearch("  "), isSearch("g")]).toEqual([false, false, true]);
  });
});

describe("toSlug [R123]", () => {
  it.each([
    ["Why ghee is good", "Why-ghee-is-good"],
    ["  A2   Gir\tGhee ", "A2-Gir-Ghee"],
    ["Already-so", "Already-so"],
    ["100% natural?", "100%-natural?"],
    ["", ""],
  ])("%j becomes %j", (name, expected) => {
    expect(toSlug(name)).toBe(expected);
  });

  it("leaves no space, and hyphenating twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const once = toSlug(name);
        expect(once).not.toMatch(/\s/);
        expect(toSlug(once)).toBe(once);
      }),
    );
  });
});
