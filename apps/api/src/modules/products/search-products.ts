import { readSearch, readSearchedPrice } from "@store/domain";
import { goodsTerms, type Search } from "./list-filter.ts";
import type { ProductRows } from "./product-list.ts";

export interface SearchResult extends ProductRows {
  /** What was searched for in the end. */
  readonly search?: Search;
  /** The text that was searched for instead of a misspelt one. */
  readonly didYouMean?: string;
  /** No product has all that was asked for; these have some of it. */
  readonly isPartial?: boolean;
}

export const NOTHING_FOUND: SearchResult = { rows: [], total: 0 };

type List = (search: Search) => Promise<ProductRows>;

/**
 * Searches for all of a text. Of "honey 1kg", honey of another size comes before other goods of that size that only share
 * a category with honey.
 */
async function searchWhole(terms: Search["terms"], list: List): Promise<SearchResult> {
  const all = { terms, matches: "all" } as const;
  const whole = { ...(await list(all)), search: all };
  const goods = goodsTerms(terms);
  if (goods.length === terms.length) return whole;
  if (whole.total > 0 && (await list({ terms, matches: "name" })).total > 0) return whole;
  const goodsAlone = { terms, matches: "goods" } as const;
  const ofAnySize = await list(goodsAlone);
  return ofAnySize.total > 0 ? { ...ofAnySize, search: goodsAlone, isPartial: true } : whole;
}

/**
 * Searches as people type: first for all of it; then, when there is nothing, for what was probably meant; then for any
 * part of it. At the price that it names, or at any where there is nothing for that.
 */
export async function searchProducts(
  text: string,
  list: List,
  correct: (text: string) => Promise<string | undefined>,
): Promise<SearchResult> {
  const { text: goods, price } = readSearchedPrice(text);
  if (price) {
    const atPrice = await searchProducts(goods, (search) => list({ ...search, price }), correct);
    if (atPrice.total > 0) return atPrice;
    const anyPrice = await searchProducts(goods, list, correct);
    return anyPrice.total > 0 ? { ...anyPrice, isPartial: true } : anyPrice;
  }
  const typed = readSearch(text);
  if (typed.length === 0) return NOTHING_FOUND;
  const exact = await searchWhole(typed, list);
  if (exact.total > 0) return exact;

  const meant = await correct(text);
  if (meant !== undefined) {
    const corrected = await searchWhole(readSearch(meant), list);
    if (corrected.total > 0) return { ...corrected, didYouMean: meant };
  }
  // As typed: a wrong guess that stands alone would find what nobody asked for.
  if (goodsTerms(typed).length < 2) return exact;
  const some = { terms: typed, matches: "any" } as const;
  const partial = await list(some);
  return partial.total > 0 ? { ...partial, search: some, isPartial: true } : exact;
}
