import { type PriceRange, readPriceRange } from "./product-filters.ts";
import { SEARCH_UNITS } from "./search-synonyms.ts";

export interface SearchedPrice {
  /** The search without its words about a price. */
  readonly text: string;
  readonly price?: PriceRange;
}

const UNITS = [...SEARCH_UNITS.keys()].join("|");
/** An amount of rupees; "5 kg" is none. */
const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]*)(?![\p{L}\p{N},])(?!\s*(?:${UNITS})(?![\p{L}\p{N}]))\s*(?:₹|/-|rs\.?|rupees?|rupaye|rupay|रुपये|रु|રૂપિયા)?`;
const AT_MOST = "under|below|within|up ?to|less than|lower than|cheaper than|not more than|at most|max|maximum|budget";
const AT_MOST_AFTER =
  "se kam|se neeche|se niche|ke andar|ke neeche|ke niche|tak|sudhi|or less|and under|and below|से कम|के अंदर|तक|સુધી";
const AT_LEAST = "above|over|more than|higher than|at least|min|minimum";
const AT_LEAST_AFTER = "se upar|se zyada|se jyada|or more|and above|and over|से ऊपर|से ज्यादा";

const phrase = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])`, "iu");

/** How a price is said, with what the amounts in it are: from and to. */
const WAYS: readonly (readonly [
  RegExp,
  (one: string | undefined, other: string | undefined) => PriceRange | undefined,
])[] = [
  [phrase(`(?:between|from) ${AMOUNT} (?:and|to) ${AMOUNT}`), (from, to) => readPriceRange(from, to)],
  [phrase(`(?:${AT_MOST}) ${AMOUNT}`), (to) => readPriceRange(undefined, to)],
  [phrase(`${AMOUNT} (?:${AT_MOST_AFTER})`), (to) => readPriceRange(undefined, to)],
  [phrase(`(?:${AT_LEAST}) ${AMOUNT}`), (from) => readPriceRange(from, undefined)],
  [phrase(`${AMOUNT} (?:${AT_LEAST_AFTER})`), (from) => readPriceRange(from, undefined)],
];

const withoutCommas = (amount: string | undefined): string | undefined => amount?.replaceAll(",", "");

/**
 * What a search says of the price, in whole rupees: "honey under 400" is honey up to ₹400, "500 se kam" up to ₹500. A text
 * that names no goods beside it is left as it is.
 */
export function readSearchedPrice(text: string): SearchedPrice {
  const spaced = text.replaceAll(/\s+/g, " ");
  for (const [way, read] of WAYS) {
    const found = way.exec(spaced);
    if (!found) continue;
    const price = read(withoutCommas(found[1]), withoutCommas(found[2]));
    const rest = spaced.replace(found[0], " ").trim();
    if (price && /\p{L}/u.test(rest)) return { text: rest, price };
  }
  return { text };
}
