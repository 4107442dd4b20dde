import { addDays, type CalendarDate, todayInIndia, weekdayOf } from "./dates/calendar-date.ts";
import { timeOfDay } from "./dates/time-of-day.ts";
import { BUSINESS_OFFSET } from "./dates/time-zone.ts";

export type Slot = {
  /** 0 is Sunday; 7, the Sunday of ISO weekdays, is read as 0. */
  readonly weekday: number;
  /** "HH:MM", India time. */
  readonly startingHour: string;
};

const DAYS_OF_WEEK = 7;

function minutesOf(text: string): number | undefined {
  const time = timeOfDay(text);
  return time && time.hour * 60 + time.minute;
}

/** The next day in India (document 3, section 9). */
export const earliestAppointment = (now: Date): CalendarDate => addDays(todayInIndia(now), 1);

/** The slots of a day's weekday, by starting hour, each hour once (document 3, section 5). */
export function slotsOn<S extends Slot>(slots: readonly S[], date: CalendarDate): readonly S[] {
  const byMinute = new Map<number, S>();
  for (const slot of slots) {
    const minute = minutesOf(slot.startingHour);
    if (slot.weekday % DAYS_OF_WEEK === weekdayOf(date) && minute !== undefined) byMinute.set(minute, slot);
  }
  return [...byMinute].sort(([one], [other]) => one - other).map(([, slot]) => slot);
}

/** "2026-03-15T09:30:00+05:30": times are sent with the offset of India (document 3, section 7). */
export function appointmentStart(date: CalendarDate, startingHour: string): string {
  const minutes = minutesOf(startingHour);
  if (minutes === undefined) throw new RangeError(`Not a time of day: ${startingHour}`);
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00${BUSINESS_OFFSET}`;
}
