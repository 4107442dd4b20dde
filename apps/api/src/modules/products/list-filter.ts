import type { ParsedRequest, productList } from "@store/api-client/contract";
import { PRODUCT_TAGS, type SearchTerm } from "@store/domain";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { products } from "../../db/schema/index.ts";

/** What is searched for, and whether a product has to match all of it or any. */
export interface Search {
  readonly terms: readonly SearchTerm[];
  readonly matches: "all" | "any";
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

const searchQuery = ({ terms, matches }: Search, options: QueryOptions = {}): string =>
  terms.map((term) => termQuery(term, options)).join(matches === "all" ? " & " : " | ");

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
    category ? eq(levelColumn(category.level), category.id) : sql`not ${products.isHidden}`,
    brand === undefined ? undefined : eq(products.brandId, brand),
    foam === undefined ? undefined : eq(products.foamId, foam),
    tag === undefined ? undefined : hasTag(tag),
    search === undefined ? undefined : matches(searchQuery(search)),
  );

/** Written as a literal, so that the planner uses the tag's partial index. */
const hasTag = (tag: number): SQL =>
  TAG_IDS.includes(tag) ? sql`${products.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}` : sql`false`;

/** A size says least of what is meant; the last word says most: "raw honey" is a honey. */
const SIZE_SHARE = 0.5;
const LATER_SHARE = 0.1;

/** How much of a search a product matches. */
const matchedShare = ({ terms }: Search): SQL => {
  const shares = terms.map((term, place) => {
    const share = (term.isSize ? SIZE_SHARE : 1) + LATER_SHARE * place;
    return sql`case when ${matches(termQuery(term, {}))} then ${sql.raw(share.toFixed(1))} else 0 end`;
  });
  return sql.join(shares, sql` + `);
};

/** The best match first: most of what is asked for; in names, what was typed, then its synonyms, then beginnings of words. */
const byMatch = (search: Search): SQL[] => [
  ...(search.matches === "any" ? [desc(matchedShare(search))] : []),
  desc(matches(searchQuery(search, { inName: true, whole: true, literal: true }))),
  desc(matches(searchQuery(search, { inName: true, whole: true }))),
  desc(matches(searchQuery(search, { inName: true }))),
];

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
