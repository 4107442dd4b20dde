/** Pause in typing after which suggestions are fetched [R6]. */
export const SEARCH_DEBOUNCE_MS = 500;
/** The longest text that is searched for, in characters. */
export const SEARCH_MAXIMUM_LENGTH = 100;
/** The most matches that the dropdown shows without a link to more [R7]. */
export const SUGGESTIONS_MAXIMUM = 4;
/** Matches shown above 'See more results', when there are more [R7]. */
export const SUGGESTIONS_ABOVE_MORE = 3;
/** [R7] */
export const SEE_MORE_RESULTS = "See more results";
export const NO_PRODUCTS_FOUND = "No products found";
export const NO_PRODUCTS_AVAILABLE = "No products available!";

/** Only a non-empty text is searched [R6]. */
export const isSearch = (text: string): boolean => text.trim() !== "";

/** Up to 4 matches; of more than 4 the first 3, with 'See more results' below them. */
export function suggestions<T>(matches: readonly T[]): { readonly shown: readonly T[]; readonly hasMore: boolean } {
  const hasMore = matches.length > SUGGESTIONS_MAXIMUM;
  return { shown: hasMore ? matches.slice(0, SUGGESTIONS_ABOVE_MORE) : matches, hasMore };
}
