import { MONTHS } from "../dates/format-day.ts";
import { BUSINESS_OFFSET, type Instant, indianWallClock } from "../dates/time-zone.ts";

/** A month of the blog's archive; 1 is January. */
export type ArchiveMonth = { readonly month: number; readonly year: number };

const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** "03-2026": the month-year of the archive's query [R122]. */
export const archiveValue = ({ month, year }: ArchiveMonth): string => `${twoDigits(month)}-${year}`;

/** "March 2026", for people. */
export const archiveLabel = ({ month, year }: ArchiveMonth): string => `${MONTHS[month - 1] ?? ""} ${year}`;

/** Reads a month-year, the month as a number or by its name; undefined for anything else, such as the year 0026. */
export function parseArchive(value: string): ArchiveMonth | undefined {
  const [, name = "", year] = /^([A-Za-z]{3,9}|\d{1,2})-([12]\d{3})$/.exec(value.trim()) ?? [];
  const named = MONTHS.findIndex((month) => name.length >= 3 && month.toLowerCase().startsWith(name.toLowerCase())) + 1;
  const month = named > 0 ? named : Number(name);
  return month >= 1 && month <= 12 ? { month, year: Number(year) } : undefined;
}

/** The month of a post in India; undefined for an invalid date. */
export function archiveMonthOf(publishedAt: Instant): ArchiveMonth | undefined {
  const clock = indianWallClock(publishedAt);
  return clock && { month: clock.month, year: clock.year };
}

/** From the first moment of the month to the first of the next, in India. */
export function archiveRange({ month, year }: ArchiveMonth): { readonly from: Date; readonly before: Date } {
  const start = (of: ArchiveMonth) => new Date(`${of.year}-${twoDigits(of.month)}-01T00:00:00${BUSINESS_OFFSET}`);
  return {
    from: start({ month, year }),
    before: start(month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }),
  };
}
