import type { ParsedRequest, productList } from "@store/api-client/contract";
import { PRODUCT_TAGS, type SearchTerm } from "@store/domain";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { isInShop, products } from "../../db/schema/index.ts";

/**
 * What is searched for, and what of it a product has to match: all of it; all of it in the product's name; in its name
 * all that says what the goods are, whatever their size; or any of that.
 */
export interface Search {
  readonly terms: readonly SearchTerm[];
  readonly matches: "all" | "name" | "goods" | "any";
}

/** The terms that say what the goods are; sizes, where there is nothing else. */
export function goodsTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const goods = terms.filter(({ isSize }) => !isSize);
  return goods.length > 0 ? goods : terms;
}

interface QueryOptions {
  /** Only in names, which have weight A. */
  readonly inName?: boolean;
  /** Words as they are; otherwise they may be the beginnings of words. */
  readonly whole?: boolean;
  /** As typed, without synonyms. */
  readonly literal?: boolean;
}

/** A single letter or a number is no prefix: half the catalogue would match. */
const isPrefix = (word: string): boolean => [...word].length > 1 && !/^\p{N}/u.test(word);

/** A term as a full-text query: any of its words and phrases. */
function termQuery({ typed, anyOf }: SearchTerm, options: QueryOptions): string {
  const { inName = false, whole = false, literal = false } = options;
  const phrases = literal ? [typed] : anyOf;
  const wordQuery = (word: string) => {
    const flags = `${!whole && isPrefix(word) ? "*" : ""}${inName ? "A" : ""}`;
    return flags ? `${word}:${flags}` : word;
  };
  return `(${phrases.map((phrase) => phrase.map(wordQuery).join(" <-> ")).join(" | ")})`;
}

const termsQuery = (terms: readonly SearchTerm[], operator: "&" | "|", options: QueryOptions = {}): string =>
  terms.map((term) => termQuery(term, options)).join(` ${operator} `);

/** What a product has to match to be found. */
function foundQuery({ terms, matches }: Search): string {
  if (matches === "all") return termsQuery(terms, "&");
  if (matches === "name") return termsQuery(terms, "&", { inName: true });
  if (matches === "goods") return termsQuery(goodsTerms(terms), "&", { inName: true });
  return termsQuery(goodsTerms(terms), "|");
}

type Query = ParsedRequest<typeof productList>["query"];

/** A list's filter and order. */
export interface ListFilter {
  readonly category?: { readonly id: number; readonly level: number } | undefined;
  readonly brand?: number | undefined;
  readonly foam?: number | undefined;
  readonly tag?: number | undefined;
  readonly search?: Search | undefined;
  readonly ordering?: Query["ordering"];
}

const TAG_IDS: readonly number[] = Object.values(PRODUCT_TAGS);
const LEVELS = [products.level1, products.level2, products.level3] as const;

const levelColumn = (level: number) => LEVELS[level - 1] ?? products.categoryId;

const matches = (query: string): SQL => sql`${products.search} @@ to_tsquery('simple', ${query})`;

export const condition = ({ category, brand, foam, tag, search }: ListFilter): SQL | undefined =>
  and(
    category ? and(eq(levelColumn(category.level), category.id), isInShop) : sql`not ${products.isHidden}`,
    brand === undefined ? undefined : eq(products.brandId, brand),
    foam === undefined ? undefined : eq(products.foamId, foam),
    tag === undefined ? undefined : hasTag(tag),
    search === undefined ? undefined : matches(foundQuery(search)),
  );

/** Written as a literal, so that the planner uses the tag's partial index. */
const hasTag = (tag: number): SQL =>
  TAG_IDS.includes(tag) ? sql`${products.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}` : sql`false`;

/** A size says least of what is meant, and a name more than categories; the last word says most: "raw honey" is a honey. */
const SIZE_SHARE = 0.3;
const ELSEWHERE_SHARE = 0.5;
const LATER_SHARE = 0.1;

/** How much of a search a product matches. */
const matchedShare = (terms: readonly SearchTerm[]): SQL => {
  const shares = terms.map((term, place) => {
    const later = LATER_SHARE * place;
    const [inName, elsewhere] = term.isSize ? [SIZE_SHARE, 0] : [1 + later, ELSEWHERE_SHARE + later];
    return sql`case when ${matches(termQuery(term, { inName: true }))} then ${sql.raw(inName.toFixed(1))}
      when ${matches(termQuery(term, {}))} then ${sql.raw(elsewhere.toFixed(1))} else 0 end`;
  });
  return sql.join(shares, sql` + `);
};

/** The best match first: most of what is asked for; in names, what was typed, then its synonyms, then beginnings of words. */
const byMatch = ({ terms, matches: wanted }: Search): SQL[] => {
  const isWhole = wanted === "all" || wanted === "name";
  const inNames = (options: QueryOptions) =>
    desc(matches(termsQuery(terms, isWhole ? "&" : "|", { ...options, inName: true })));
  return [
    ...(isWhole ? [] : [desc(matchedShare(terms))]),
    inNames({ whole: true, literal: true }),
    inNames({ whole: true }),
    inNames({}),
  ];
};

/** By price, if asked for (C9); else, in a search, the best match first; else section by section. */
export function order({ ordering, search }: ListFilter): SQL {
  const then = (columns: SQL[]) => sql.join(columns, sql`, `);
  if (ordering === "base_price") return then([asc(products.pricePaid), asc(products.id)]);
  if (ordering === "-base_price") return then([desc(products.pricePaid), desc(products.id)]);
  const bySortRank = [asc(products.sortRank), asc(products.id)];
  return then(search === undefined ? bySortRank : [...byMatch(search), ...bySortRank]);
}

/** The key of a list in caches: the same key means the same products in the same order. */
export const listKey = ({ category, brand, foam, tag, search, ordering }: ListFilter): string =>
  JSON.stringify([category?.id, brand, foam, tag, search, ordering]);
