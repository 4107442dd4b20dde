import { type CalendarDate, calendarDate } from "../dates/calendar-date.ts";

/** A day, written as a test writes it. */
export function day(text: string): CalendarDate {
  const date = calendarDate(text);
  if (!date) throw new Error(`The test's day ${text} does not exist`);
  return date;
}
