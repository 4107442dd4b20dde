// Written out instead of asked of Intl, whose spaces and commas change between versions: a page must read the same
// on the server and in every browser.
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A month's name; 1 is January. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? "";

interface Day {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

/** "March 14, 2026": long form of English-Canada [R124]. */
export const longDateOf = ({ year, month, day }: Day): string => `${monthName(month)} ${day}, ${year}`;

/**
 * "YYYY-MM-DD" as "March 14, 2026", such as the day on which a text was changed; empty for anything else. What is a day
 * already needs no clock: a page of text does without it.
 */
export function formatDay(date: string): string {
  const [, year, month = "", day] = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(date) ?? [];
  return year === undefined ? "" : longDateOf({ year: Number(year), month: Number(month), day: Number(day) });
}
