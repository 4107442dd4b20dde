import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampPage, itemsOnPage, PAGINATION_INNER, PAGINATION_OUTER, pageCount, pageWindow } from "./pagination.ts";

it("outer 3 and inner 3 [R61] [R196]", () => {
  expect([PAGINATION_OUTER, PAGINATION_INNER]).toEqual([3, 3]);
});

const view = fc.record({
  page: fc.integer({ min: -5, max: 200 }),
  totalPages: fc.integer({ min: 0, max: 150 }),
  outer: fc.integer({ min: 0, max: 5 }),
  inner: fc.integer({ min: 0, max: 5 }),
});

describe("pageWindow [R61]", () => {
  const gap = "gap";

  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 6, 7, 8]], // a gap for page 5 alone would hide nothing
    [1, 9, [1, 2, 3, 4, gap, 7, 8, 9]],
    [10, 20, [1, 2, 3, gap, 7, 8, 9, 10, 11, 12, 13, gap, 18, 19, 20]],
    [20, 20, [1, 2, 3, gap, 17, 18, 19, 20]],
    [99, 9, [1, 2, 3, gap, 6, 7, 8, 9]],
    [Number.NaN, 9, [1, 2, 3, 4, gap, 7, 8, 9]],
    [1, 2.9, [1, 2]],
  ])("page %d of %d", (page, totalPages, expected) => {
    expect(pageWindow({ page, totalPages })).toEqual(expected);
  });

  it("rises, begins with the first page and ends with the last wherever an end is shown", () => {
    fc.assert(
      fc.property(view, (of) => {
        const pages = pageWindow(of).filter((item) => item !== gap);
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
        if (of.totalPages > 0 && of.outer > 0) {
          expect([pages[0], pages.at(-1)]).toEqual([1, of.totalPages]);
        }
      }),
    );
  });

  it("shows the current page and its neighbours", () => {
    fc.assert(
      fc.property(view, (of) => {
        const current = clampPage(of.page, of.totalPages);
        const items = pageWindow(of);
        for (let page = Math.max(1, current - of.inner); page <= Math.min(of.totalPages, current + of.inner); page++) {
          expect(items).toContain(page);
        }
      }),
    );
  });

  it("leaves out at least two pages in every gap, and none without one", () => {
    fc.assert(
      fc.property(
        view.filter(({ outer }) => outer > 0),
        (of) => {
          const items = pageWindow(of);
          items.forEach((item, index) => {
            const [before, after] = [items[index - 1] ?? 0, items[index + 1] ?? of.totalPages + 1];
            if (item === gap) expect(Number(after) - Number(before)).toBeGreaterThan(2);
            else if (after !== gap) expect(after).toBe(item + 1);
          });
        },
      ),
    );
  });

  it("is never long, however many pages there are", () => {
    expect(pageWindow({ page: 5_000, totalPages: 10_000 })).toHaveLength(3 + 1 + 7 + 1 + 3);
  });
});

describe("pages of a list", () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [30, 30, 1],
    [31, 30, 2],
  ])("%d things, %d on a page: %d pages", (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  it("a page beyond the last is the last, and below the first the first", () => {
    expect(itemsOnPage([1, 2, 3], 9, 2)).toEqual([3]);
    expect(itemsOnPage([1, 2, 3], -1, 2)).toEqual([1, 2]);
    expect(itemsOnPage([], 1, 2)).toEqual([]);
    expect(itemsOnPage([1, 2, 3], 1.9, 2)).toEqual([1, 2]);
  });

  it("put together give the list", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (items, size) => {
        const pages = Array.from({ length: pageCount(items.length, size) }, (_, index) => index + 1);
        expect(pages.flatMap((page) => itemsOnPage(items, page, size))).toEqual(items);
      }),
    );
  });
});
