import type { ParsedRequest, productList } from "@store/api-client/contract";
import { PACK_SIZES, PRODUCT_TAGS, type PriceRange, type SearchTerm } from "@store/domain";
import { and, asc, desc, eq, gt, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { isInShop, products } from "../../db/schema/index.ts";

/**
 * What is searched for, and what of it a product has to match: all of it; all of it in the product's name; in its name
 * all that says what the goods are, whatever their size; or any of that.
 */
export interface Search {
  readonly terms: readonly SearchTerm[];
  readonly matches: "all" | "name" | "goods" | "any";
  /** What the search says of the price. */
  readonly price?: PriceRange | undefined;
}

/** The terms that say what the goods are; qualifiers, where there is nothing else. */
export function goodsTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const goods = terms.filter(({ isQualifier }) => !isQualifier);
  return goods.length > 0 ? goods : terms;
}

interface QueryOptions {
  /** Only in names, which have weight A. */
  readonly inName?: boolean;
  /** Words as they are; otherwise they may be the beginnings of words. */
  readonly whole?: boolean;
  /** By the words that mean it best, without its other synonyms. */
  readonly best?: boolean;
}

/** A single letter or a number is no prefix: half the catalogue would match. */
const isPrefix = (word: string): boolean => [...word].length > 1 && !/^\p{N}/u.test(word);

function wordQuery(word: string, { inName = false, whole = false }: QueryOptions): string {
  const flags = `${!whole && isPrefix(word) ? "*" : ""}${inName ? "A" : ""}`;
  return flags ? `${word}:${flags}` : word;
}

/** A term as a full-text query: any of its words and phrases. */
function termQuery({ anyOf, best }: SearchTerm, options: QueryOptions): string {
  const phrases = options.best ? best : anyOf;
  return `(${phrases.map((phrase) => phrase.map((word) => wordQuery(word, options)).join(" <-> ")).join(" | ")})`;
}

const termsQuery = (terms: readonly SearchTerm[], operator: "&" | "|", options: QueryOptions = {}): string =>
  terms.map((term) => termQuery(term, options)).join(` ${operator} `);

/** How far behind "with" or "in" of a name a word still says what is in the goods, and not what they are. */
const ADDED_WITHIN = [1, 2, 3];

/** What matches goods that only have a term added: "chai masala with tulsi". */
function addedQuery(terms: readonly SearchTerm[]): string {
  const words = new Set(terms.flatMap(({ best }) => best.flatMap((phrase) => phrase.slice(0, 1))));
  const anyWord = `(${[...words].map((word) => wordQuery(word, { inName: true })).join(" | ")})`;
  return ADDED_WITHIN.map((distance) => `(with:A | in:A) <${distance}> ${anyWord}`).join(" | ");
}

/** What a product has to match to be found. */
function foundQuery({ terms, matches }: Search): string {
  if (matches === "all") return termsQuery(terms, "&");
  if (matches === "name") return termsQuery(terms, "&", { inName: true });
  if (matches === "goods") return termsQuery(goodsTerms(terms), "&", { inName: true });
  return termsQuery(goodsTerms(terms), "|");
}

type Query = ParsedRequest<typeof productList>["query"];

/** Each has values that can be chosen; any of those that are will do. */
export interface Choices {
  readonly brand?: readonly number[] | undefined;
  readonly foam?: readonly number[] | undefined;
  readonly tag?: readonly number[] | undefined;
  readonly packSize?: readonly number[] | undefined;
  readonly price?: PriceRange | undefined;
  /** So many stars and up. */
  readonly rating?: number | undefined;
  readonly inStock?: boolean | undefined;
}

/** A list's filter and order. */
export interface ListFilter extends Choices {
  readonly category?: { readonly id: number; readonly level: number } | undefined;
  readonly search?: Search | undefined;
  readonly ordering?: Query["ordering"];
}

const TAG_IDS: readonly number[] = Object.values(PRODUCT_TAGS);
const LEVELS = [products.level1, products.level2, products.level3] as const;

const levelColumn = (level: number) => LEVELS[level - 1] ?? products.categoryId;

const matches = (query: string): SQL => sql`${products.search} @@ to_tsquery('simple', ${query})`;

/** Written as a literal, so that the planner uses the tag's partial index. */
export const hasTag = (tag: number): SQL =>
  TAG_IDS.includes(tag) ? sql`${products.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}` : sql`false`;

/** Goods without a price are in no range. */
export const isInRange = ({ from, to }: PriceRange): SQL | undefined =>
  and(
    gt(products.pricePaid, sql`0`),
    from === undefined ? undefined : gte(products.pricePaid, sql.raw(String(from * 100))),
    to === undefined ? undefined : lte(products.pricePaid, sql.raw(String(to * 100))),
  );

const starCount = (stars: number): SQL => sql`${products.starCounts}[${sql.raw(String(stars))}]`;
const STARS = [1, 2, 3, 4, 5].map(starCount);
const reviews: SQL = sql`(${sql.join(STARS, sql` + `)})`;
const stars: SQL = sql`(${sql.join(
  STARS.map((count, place) => sql`${sql.raw(String(place + 1))} * ${count}`),
  sql` + `,
)})`;
/** The average that is shown, in tenths of a star; null without a review. In whole numbers, as the domain rounds it. */
const shownRating: SQL = sql`(20 * ${stars} + ${reviews}) / nullif(2 * ${reviews}, 0)`;

export const isRated = (least: number): SQL => sql`${shownRating} >= ${sql.raw(String(least * 10))}`;

/** Null is out of stock, as on the card (C10). */
export const isInStock: SQL = sql`${products.stock} > 0`;

const smallestUnits: SQL = sql`${products.netQuantity} * case when ${products.netUnit} in ('kg', 'l') then 1000 else 1 end`;

/** The domain's `packSizeOf`, as a condition. */
function isOfSize(id: number): SQL | undefined {
  const place = PACK_SIZES.findIndex((band) => band.id === id);
  const [upTo, above] = [PACK_SIZES[place]?.upTo, PACK_SIZES[place - 1]?.upTo];
  if (upTo === undefined && above === undefined) return sql`${products.netUnit} = 'piece'`;
  return and(
    sql`${products.netUnit} <> 'piece'`,
    above === undefined ? undefined : sql`${smallestUnits} > ${sql.raw(String(above))}`,
    upTo === undefined ? undefined : sql`${smallestUnits} <= ${sql.raw(String(upTo))}`,
  );
}

/** The condition of each filter with a choice. */
export const chosenConditions = (filter: Choices): Readonly<Record<keyof Choices, SQL | undefined>> => ({
  brand: filter.brand && inArray(products.brandId, [...filter.brand]),
  foam: filter.foam && inArray(products.foamId, [...filter.foam]),
  tag: filter.tag && or(...filter.tag.map(hasTag)),
  packSize: filter.packSize && or(...filter.packSize.map(isOfSize)),
  price: filter.price && isInRange(filter.price),
  rating: filter.rating === undefined ? undefined : isRated(filter.rating),
  inStock: filter.inStock ? isInStock : undefined,
});

/** Whether a product is in the category and matches the search, whatever else is chosen. */
export const isWithin = ({ category, search }: ListFilter): SQL | undefined =>
  and(
    category ? and(eq(levelColumn(category.level), category.id), isInShop) : sql`not ${products.isHidden}`,
    search === undefined ? undefined : matches(foundQuery(search)),
    search?.price && isInRange(search.price),
  );

export const condition = (filter: ListFilter): SQL | undefined =>
  and(isWithin(filter), ...Object.values(chosenConditions(filter)));

/**
 * Whether a list depends on what changes from order to order, which the lists' version does not count: stock, reviews, and
 * what is in a pack. The pages' version does.
 */
export const isOfTheMoment = ({ inStock, rating, packSize, ordering }: ListFilter): boolean =>
  Boolean(inStock) || rating !== undefined || packSize !== undefined || ordering === "-average_rating";

/** A qualifier says least of what is meant, and a name more than categories; the last word says most: "raw honey" is a honey. */
const QUALIFIER_SHARE = 0.3;
const ELSEWHERE_SHARE = 0.5;
const LATER_SHARE = 0.1;

/** How much of a search a product matches. */
const matchedShare = (terms: readonly SearchTerm[]): SQL => {
  const shares = terms.map((term, place) => {
    const later = LATER_SHARE * place;
    const [inName, elsewhere] = term.isQualifier ? [QUALIFIER_SHARE, 0] : [1 + later, ELSEWHERE_SHARE + later];
    return sql`case when ${matches(termQuery(term, { inName: true }))} then ${sql.raw(inName.toFixed(1))}
      when ${matches(termQuery(term, {}))} then ${sql.raw(elsewhere.toFixed(1))} else 0 end`;
  });
  return sql.join(shares, sql` + `);
};

/**
 * The best match first: most of what is asked for; in names before elsewhere; what goods are before what they are made
 * with; what was typed, then its synonyms, then beginnings of words.
 */
const byMatch = ({ terms, matches: wanted }: Search): SQL[] => {
  const isWhole = wanted === "all" || wanted === "name";
  const inNames = (options: QueryOptions) =>
    desc(matches(termsQuery(terms, isWhole ? "&" : "|", { ...options, inName: true })));
  return [
    ...(isWhole ? [] : [desc(matchedShare(terms))]),
    inNames({}),
    asc(matches(addedQuery(terms))),
    inNames({ whole: true, best: true }),
    inNames({ whole: true }),
  ];
};

/** By price (C9), age or rating, if asked for; else, in a search, the best match first; else section by section. */
export function order({ ordering, search }: ListFilter): SQL {
  const then = (columns: SQL[]) => sql.join(columns, sql`, `);
  const byId = asc(products.id);
  if (ordering === "base_price") return then([asc(products.pricePaid), byId]);
  if (ordering === "-base_price") return then([desc(products.pricePaid), desc(products.id)]);
  if (ordering === "-created_at") return desc(products.id);
  if (ordering === "-average_rating") return then([sql`${shownRating} desc nulls last`, desc(reviews), byId]);
  const bySortRank = [asc(products.sortRank), byId];
  return then(search === undefined ? bySortRank : [...byMatch(search), ...bySortRank]);
}

/** The key of a list in caches: the same key means the same products in the same order. */
export const listKey = ({ category, search, ordering, ...choices }: ListFilter): string => {
  const { brand, foam, tag, packSize, price, rating, inStock } = choices;
  return JSON.stringify([
    ...[category?.id, search, ordering, brand, foam, tag, packSize],
    ...[price?.from, price?.to, rating, inStock],
  ]);
};
