import { calendarDate, DAY_MS, mobileDigits, normalizeMobile, startOfDay } from "@store/domain";
import { and, gte, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The words of a search. A mobile is one, however it is written: its ten digits, as search documents hold it. */
export function typedWords(text: string): readonly string[] {
  const mobile = normalizeMobile(text);
  if (mobile.ok) return [mobileDigits(mobile.value)];
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A full-text query of words as they begin: "asha 9876". Undefined when there is no word. */
export function wordsAsTheyBegin(text: string): string | undefined {
  const words = typedWords(text);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(" & ") : undefined;
}

/** Whether a generated `searchDocument` holds all words that were typed. */
export function hasWords(column: PgColumn, text: string | undefined): SQL | undefined {
  const words = text && wordsAsTheyBegin(text);
  return words ? sql`${column} @@ to_tsquery('simple', ${words})` : undefined;
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Within days in India, both included, to the last millisecond: the last day that there is has no next one. */
export function isBetween(column: PgColumn, { from = "", to = "" }: Days): SQL | undefined {
  const [first, last] = [calendarDate(from), calendarDate(to)];
  return and(
    first && gte(column, startOfDay(first)),
    last && lte(column, new Date(startOfDay(last).getTime() + DAY_MS - 1)),
  );
}
