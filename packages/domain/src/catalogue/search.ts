/** Quiet time after typing before suggestions are asked for (document 1, section 9). */
export const SEARCH_DEBOUNCE_MS = 500;
/** The longest text that is searched for, in characters. */
export const SEARCH_LONGEST = 100;
/** Matches that the dropdown shows whole (document 1, section 9). */
export const SUGGESTIONS_WHOLE = 4;
/** Matches shown above 'See more results' (document 1, section 9). */
export const SUGGESTIONS_CUT = 3;
/** Document 1, sections 8 and 9. */
export const SEE_MORE_RESULTS = "See more results";
export const NO_PRODUCTS_FOUND = "No products found";

/** Suggestions are asked for non-empty text only (document 1, section 5). */
export const isSearch = (text: string): boolean => text.trim() !== "";

/** Up to 4 matches whole; of more, 3, and 'See more results' below them. */
export function suggestions<T>(matches: readonly T[]): { readonly shown: readonly T[]; readonly hasMore: boolean } {
  const hasMore = matches.length > SUGGESTIONS_WHOLE;
  return { shown: hasMore ? matches.slice(0, SUGGESTIONS_CUT) : matches, hasMore };
}
