import { addDays, type CalendarDate, dayOf, todayInIndia, weekdayOf } from "../dates/calendar-date.ts";
import { MINUTE_MS } from "../dates/durations.ts";
import { timeOfDay } from "../dates/time-of-day.ts";
import { BUSINESS_OFFSET, epochOf, indianWallClock } from "../dates/time-zone.ts";

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

/** The next day in India [R135]. */
export const earliestAppointment = (now: Date): CalendarDate => addDays(todayInIndia(now), 1);

/** How many days ahead an appointment can be booked: slots are not planned further. */
export const APPOINTMENT_DAYS_AHEAD = 90;

/** The last day that can be booked. */
export const latestAppointment = (now: Date): CalendarDate => addDays(todayInIndia(now), APPOINTMENT_DAYS_AHEAD);

/** The slots of a day's weekday, by starting hour, each hour once [R136]. */
export function slotsOn<S extends Slot>(slots: readonly S[], date: CalendarDate): readonly S[] {
  const byMinute = new Map<number, S>();
  for (const slot of slots) {
    const minute = minutesOf(slot.startingHour);
    if (slot.weekday % DAYS_OF_WEEK === weekdayOf(date) && minute !== undefined) byMinute.set(minute, slot);
  }
  return [...byMinute].sort(([one], [other]) => one - other).map(([, slot]) => slot);
}

const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** Minutes that a consultation is planned to last: the slots stand that far apart. */
export const APPOINTMENT_MINUTES = 30;

export interface SlotOfDay {
  /** "HH:MM", India time. */
  readonly startingHour: string;
  readonly isTaken: boolean;
}

/**
 * The slots of a day, by starting hour, with those that somebody has booked. A taken one is shown all the same, so that
 * nobody wonders where it is gone.
 * @param booked starting hours of that day that are booked, "HH:MM".
 */
export function slotsOfDay(slots: readonly Slot[], date: CalendarDate, booked: readonly string[]): SlotOfDay[] {
  const taken = new Set(booked.map(minutesOf));
  return slotsOn(slots, date).map(({ startingHour }) => ({
    startingHour,
    isTaken: taken.has(minutesOf(startingHour)),
  }));
}

/** "2026-03-15T09:30:00+05:30": times are sent with the offset of India [R139]. */
export function appointmentStart(date: CalendarDate, startingHour: string): string {
  const minutes = minutesOf(startingHour);
  if (minutes === undefined) throw new RangeError(`Not a time of day: ${startingHour}`);
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00${BUSINESS_OFFSET}`;
}

/** Day and time in India of an appointment's start; both empty when it is invalid. */
export function readAppointmentStart(start: string): { readonly date: string; readonly slot: string } {
  const clock = indianWallClock(start);
  const isWholeMinute = epochOf(start) % MINUTE_MS === 0;
  return {
    date: dayOf(start) ?? "",
    slot: clock && isWholeMinute ? `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}` : "",
  };
}
