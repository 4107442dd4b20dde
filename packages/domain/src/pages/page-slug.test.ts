import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPageSlug, PAGE_SLUG_MAXIMUM_LENGTH, suggestPageSlug } from "./page-slug.ts";

describe("the slug of a page", () => {
  it.each([
    ["our-farm", true],
    ["7", true],
    ["a".repeat(PAGE_SLUG_MAXIMUM_LENGTH), true],
    ["a".repeat(PAGE_SLUG_MAXIMUM_LENGTH + 1), false],
    ["", false],
    ["Our-farm", false],
    ["our farm", false],
    ["our--farm", false],
    ["-farm", false],
    ["farm-", false],
    ["our_farm", false],
    ["our/farm", false],
    ["ખેતર", false],
    ["farm\n", false],
  ])("%j: %s", (text, isRight) => {
    expect(isPageSlug(text)).toBe(isRight);
  });

  it.each([
    ["Our Farm", "our-farm"],
    ["  Ghee & honey: what's “pure”?  ", "ghee-honey-whats-pure"],
    ["Crème brûlée", "creme-brulee"],
    ["5 Years", "5-years"],
    ["અમારું ખેતર", ""],
    ["", ""],
    [`${"a".repeat(40)} ${"b".repeat(39)} c`, `${"a".repeat(40)}-${"b".repeat(39)}`],
    ["a".repeat(PAGE_SLUG_MAXIMUM_LENGTH + 1), ""],
  ])("is suggested by %j: %j", (title, slug) => {
    expect(suggestPageSlug(title)).toBe(slug);
  });

  it("that is suggested is right, and suggests itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const slug = suggestPageSlug(title);
        expect(slug === "" || isPageSlug(slug)).toBe(true);
        expect(suggestPageSlug(slug)).toBe(slug);
      }),
    );
  });
});
