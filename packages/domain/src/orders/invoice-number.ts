import { type Instant, indianWallClock } from "../dates/time-zone.ts";
import type { Policy } from "../policy.ts";

/** Invoices, credit notes and receipts of gift vouchers are numbered each in a series of their own (C47). */
export type DocumentSeries = keyof Policy["documentSeries"];

const APRIL = 4;
const DIGITS = 6;
const twoDigits = (year: number): string => String(year % 100).padStart(2, "0");

/**
 * The Indian financial year, April to March, that a moment falls into: "26-27".
 * @throws RangeError for an invalid Date: a clock that gives one is broken.
 */
export function financialYear(moment: Instant): string {
  const clock = indianWallClock(moment);
  if (!clock) throw new RangeError("Not a point in time");
  const begins = clock.month >= APRIL ? clock.year : clock.year - 1;
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}

/** "INV/26-27/000123": at most the 16 signs that rule 46 of the CGST rules allows, up to a million documents a year. */
export const documentNumber = (
  series: DocumentSeries,
  year: string,
  sequence: number,
  { documentSeries }: Policy,
): string => `${documentSeries[series]}/${year}/${String(sequence).padStart(DIGITS, "0")}`;
