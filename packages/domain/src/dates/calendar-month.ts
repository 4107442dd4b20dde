import type { Branded } from "../branded.ts";
import { addDays, type CalendarDate, calendarDate } from "./calendar-date.ts";
import { monthName } from "./format-day.ts";

/** A month of India's calendar, "YYYY-MM". Comparing two as texts orders them by time. */
export type CalendarMonth = Branded<string, "calendar-month">;

const isCalendarMonth = (text: string): text is CalendarMonth =>
  /^\d{4}-\d{2}$/.test(text) && calendarDate(`${text}-01`) !== undefined;

/** Reads "YYYY-MM"; undefined for anything else, and for a month that does not exist. */
export const calendarMonth = (text: string): CalendarMonth | undefined => (isCalendarMonth(text) ? text : undefined);

/** The month that a day is in. */
export function monthOf(day: CalendarDate): CalendarMonth {
  const month = calendarMonth(day.slice(0, 7));
  if (month === undefined) throw new RangeError(`${day} is in no month`);
  return month;
}

/** The days of a month, in their order. */
export function daysOfMonth(month: CalendarMonth): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = calendarDate(`${month}-01`); day?.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The months before one, the latest first. */
export function monthsBefore(month: CalendarMonth, count: number): readonly CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let first = calendarDate(`${month}-01`); first && months.length < count; ) {
    const before = monthOf(addDays(first, -1));
    months.push(before);
    first = calendarDate(`${before}-01`);
  }
  return months;
}

/** "November 2026". */
export const formatMonth = (month: CalendarMonth): string =>
  `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
