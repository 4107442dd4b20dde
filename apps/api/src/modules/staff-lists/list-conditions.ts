import { calendarDate, DAY_MS, mobileDigits, normalizeMobile, searchWords, startOfDay } from "@store/domain";
import { and, gte, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Each a value, or the placeholder where a prepared statement takes it. */
export type Bindable<Values> = { readonly [Name in keyof Values]: Values[Name] | Placeholder };

/** The words of a search. A mobile is one, however it is written: its ten digits, as search documents hold it. */
export function typedWords(text: string): readonly string[] {
  const mobile = normalizeMobile(text);
  if (mobile.ok) return [mobileDigits(mobile.value)];
  return searchWords(text);
}

const LARGEST_ID = 2_147_483_647;

/** The number of an order or a product that a text is, alone. */
export function typedId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? id : undefined;
}

/** A word as it begins, as a term of a full-text query. */
export const asItBegins = (word: string): string => `${word}:*`;

/** A full-text query of all these words. Undefined when there is none. */
export const allWords = (words: readonly string[], termOf = asItBegins): string | undefined =>
  words.length > 0 ? words.map(termOf).join(" & ") : undefined;

/** A full-text query of words as they begin: "asha 9876". Undefined when there is no word. */
export const wordsAsTheyBegin = (text: string): string | undefined => allWords(typedWords(text));

/** Whether a search document fits a full-text query, if there is one. */
export const hasWords = (column: PgColumn, words: string | Placeholder | undefined): SQL | undefined =>
  words ? sql`${column} @@ to_tsquery('simple', ${words})` : undefined;

/**
 * The same among the rows that other conditions leave: as a function, which Postgres calls for each of them and looks up
 * in no index. A beginning of a word that thousands of rows have costs the index of words more than that.
 */
export const hasWordsToo = (column: PgColumn, words: string | Placeholder | undefined): SQL | undefined =>
  words ? sql`ts_match_vq(${column}, to_tsquery('simple', ${words}))` : undefined;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Days in India, both included, to the last millisecond: the last day that there is has no next one. */
export function periodOf({ from = "", to = "" }: Days): Period {
  const [first, last] = [calendarDate(from), calendarDate(to)];
  return {
    from: first && startOfDay(first),
    to: last && new Date(startOfDay(last).getTime() + DAY_MS - 1),
  };
}

export const isWithin = (column: PgColumn, { from, to }: Bindable<Period>): SQL | undefined =>
  and(from && gte(column, from), to && lte(column, to));
