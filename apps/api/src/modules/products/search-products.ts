import { readSearch } from "@store/domain";
import type { Search } from "./list-filter.ts";
import type { ProductRows } from "./product-list.ts";

export interface SearchResult extends ProductRows {
  /** The text that was searched for instead of a misspelt one. */
  readonly didYouMean?: string;
  /** No product has all that was asked for; these have some of it. */
  readonly isPartial?: boolean;
}

export const NOTHING_FOUND: SearchResult = { rows: [], total: 0 };

/**
 * Searches as people type: first for all of it; then, when there is nothing, for what was probably meant; then for any
 * part of it.
 */
export async function searchProducts(
  text: string,
  list: (search: Search) => Promise<ProductRows>,
  correct: (text: string) => Promise<string | undefined>,
): Promise<SearchResult> {
  const all = (typed: string) => ({ terms: readSearch(typed), matches: "all" }) as const;
  const typed = all(text);
  if (typed.terms.length === 0) return NOTHING_FOUND;
  const exact = await list(typed);
  if (exact.total > 0) return exact;

  const meant = await correct(text);
  if (meant !== undefined) {
    const corrected = await list(all(meant));
    if (corrected.total > 0) return { ...corrected, didYouMean: meant };
  }
  // As typed: a wrong guess that stands alone would find what nobody asked for.
  if (typed.terms.length < 2) return NOTHING_FOUND;
  const partial = await list({ ...typed, matches: "any" });
  return partial.total > 0 ? { ...partial, isPartial: true } : NOTHING_FOUND;
}
