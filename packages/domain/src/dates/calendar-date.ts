import type { Branded } from "../branded.ts";
import { DAY_MS } from "./durations.ts";
import { BUSINESS_OFFSET, type Instant, indianWallClock, utcOfDay } from "./time-zone.ts";

/** A day without a time, "YYYY-MM-DD", as the wire writes it. Comparing two as texts orders them by time. */
export type CalendarDate = Branded<string, "calendar-date">;

function utcOf(date: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return utcOfDay(Number(year), Number(month), Number(day));
}

/** What a form says where no date was chosen [R168]. */
export const SELECT_A_DATE = "Please select a date";

/** Whether a text is a day that exists. */
export const isCalendarDate = (text: string): text is CalendarDate => !Number.isNaN(utcOf(text));

/** Reads "YYYY-MM-DD"; undefined for anything else, and for a day that does not exist. */
export const calendarDate = (text: string): CalendarDate | undefined => (isCalendarDate(text) ? text : undefined);

/** The day that a point in time falls on in India; undefined when it is missing or invalid. */
export function dayOf(instant: Instant | null | undefined): CalendarDate | undefined {
  const clock = instant == null ? undefined : indianWallClock(instant);
  if (!clock) return undefined;
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return calendarDate(`${String(clock.year).padStart(4, "0")}-${twoDigits(clock.month)}-${twoDigits(clock.day)}`);
}

/**
 * Today's date in India.
 * @throws RangeError for an invalid Date: a clock that gives one is broken.
 */
export function todayInIndia(now: Date): CalendarDate {
  const day = dayOf(now);
  if (day === undefined) throw new RangeError(`Not a point in time: ${now.getTime()}`);
  return day;
}

/** @throws RangeError when the day lies outside the years 0100 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(utcOf(date) + days * DAY_MS);
  const text = Number.isNaN(moved.getTime()) ? "" : moved.toISOString().slice(0, 10);
  if (!isCalendarDate(text)) throw new RangeError(`${days} days from ${date} is no day`);
  return text;
}

/** The moment when a day begins in India. */
export const startOfDay = (date: CalendarDate): Date => new Date(`${date}T00:00:00${BUSINESS_OFFSET}`);

/** The moment when a day ends in India: the next begins, also after the last one that has a date. */
export const endOfDay = (date: CalendarDate): Date => new Date(startOfDay(date).getTime() + DAY_MS);

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (utcOf(to) - utcOf(from)) / DAY_MS;

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(utcOf(date)).getUTCDay();
