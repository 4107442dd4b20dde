/** [R154] */
export const ORDER_PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export const ORDER_PAGE_SIZE = 10;

/** 12 is offered too, since it is what is chosen at first (C28). */
export const ELITE_PAGE_SIZES = [10, 12, 25, 50, 100] as const;
export const ELITE_PAGE_SIZE = 12;

/** Pages always shown at each end, and on each side of the current page [R61]. */
export const PAGINATION_OUTER = 3;
export const PAGINATION_INNER = 3;

/** No list has more pages: a higher number is refused. */
export const PAGE_MAXIMUM = 100_000;

/** A page's number, or pages left out. */
export type PageItem = number | "gap";

/** A whole number from `least` to `most`; NaN becomes `least`. */
const clampWhole = (value: number, least: number, most: number): number =>
  Math.min(Math.max(least, Math.trunc(value) || least), most);

/** How many pages `total` items fill; at least one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page number from an address bar as a page that exists: whole, from 1 to the last. */
export const clampPage = (page: number, totalPages: number): number => clampWhole(page, 1, Math.max(1, totalPages));

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);

/**
 * The pages to show: `outer` at each end, `inner` on each side of the current one, gaps between. A gap never replaces
 * a single page, which takes no more room.
 */
export function pageWindow(view: {
  readonly page: number;
  readonly totalPages: number;
  readonly outer?: number;
  readonly inner?: number;
}): readonly PageItem[] {
  const { outer = PAGINATION_OUTER, inner = PAGINATION_INNER } = view;
  const last = Math.max(0, Math.trunc(view.totalPages) || 0);
  const current = clampPage(view.page, last);
  const shown = [...range(1, outer), ...range(current - inner, current + inner), ...range(last - outer + 1, last)]
    .filter((page) => page >= 1 && page <= last)
    .toSorted((one, other) => one - other);
  return [...new Set(shown), last + 1].flatMap((page, place, pages) => {
    const before = pages[place - 1] ?? 0;
    const between: readonly PageItem[] = page - before > 2 ? ["gap"] : range(before + 1, page - 1);
    return page > last ? between : [...between, page];
  });
}

/** The items on one page of a list that the client paginates. */
export function itemsOnPage<T>(items: readonly T[], page: number, size: number): readonly T[] {
  const start = (clampPage(page, pageCount(items.length, size)) - 1) * size;
  return items.slice(start, start + size);
}
