import { addDays, type CalendarDate, calendarDate } from "../dates/calendar-date.ts";
import { MONTHS } from "../dates/format-day.ts";
import { asciiDigits, withoutInvisible } from "../forms/typed-text.ts";

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
/** 3 Nov 2026, 03-Nov-26, 3rd November, 2026. */
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})\.?[-/., ]+(\d{4}|\d{2})$/i;
/** Nov 3, 2026. */
const NAMED_FIRST = /^([a-z]{3,9})\.?[- ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/i;
/** What a spreadsheet writes of a day whose cell is a number: days since the end of 1899. */
const SERIAL = /^[45]\d{4}(?:\.\d+)?$/;
const SERIAL_ZERO = calendarDate("1899-12-30");

/** Behind the day: "T10:22:05+05:30", " 10:22 AM". */
const TIME = /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?\s*(?:Z|IST|[+-]\d{2}:?\d{2})?$/i;

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const dayOfParts = (year: string, month: string, day: string): CalendarDate | undefined =>
  calendarDate(`${fullYear(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);

function monthOfName(name: string): string {
  const at = MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));
  return String(at + 1);
}

/**
 * A day as files write it. Of figures alone the day comes first, as in India, unless no month has that number. Null for
 * an empty cell, undefined for what is no day.
 */
export function readPayoutDay(cell: string): CalendarDate | null | undefined {
  const text = asciiDigits(withoutInvisible(cell)).trim().replace(TIME, "");
  if (text === "") return null;
  const [, isoYear, isoMonth = "", isoDay = ""] = ISO.exec(text) ?? [];
  if (isoYear !== undefined) return dayOfParts(isoYear, isoMonth, isoDay);
  const [, first, second = "", year = ""] = DAY_FIRST.exec(text) ?? [];
  if (first !== undefined) return dayOfParts(year, second, first) ?? dayOfParts(year, first, second);
  const [, namedDay, month = "", namedYear = ""] = NAMED.exec(text) ?? [];
  if (namedDay !== undefined) return dayOfParts(namedYear, monthOfName(month), namedDay);
  const [, monthFirst, dayBehind = "", yearBehind = ""] = NAMED_FIRST.exec(text) ?? [];
  if (monthFirst !== undefined) return dayOfParts(yearBehind, monthOfName(monthFirst), dayBehind);
  return SERIAL.test(text) && SERIAL_ZERO ? addDays(SERIAL_ZERO, Math.floor(Number(text))) : undefined;
}
