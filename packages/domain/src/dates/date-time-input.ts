import { calendarDate, dayOf } from "./calendar-date.ts";
import { timeOfDay } from "./time-of-day.ts";
import { BUSINESS_OFFSET, type Instant, indianWallClock } from "./time-zone.ts";

/**
 * The point in time that a date and time field holds, "2026-03-15T09:30", in India's time wherever the browser is.
 * Undefined when it is empty or no such time.
 */
export function instantOfInput(text: string): Date | undefined {
  const [date = "", time = ""] = text.split("T");
  if (calendarDate(date) === undefined || timeOfDay(time) === undefined) return undefined;
  return new Date(`${date}T${time.slice(0, "HH:MM".length)}:00${BUSINESS_OFFSET}`);
}

/** What a date and time field shows of a point in time: "2026-03-15T09:30" in India; empty when it is invalid. */
export function inputOfInstant(instant: Instant | null | undefined): string {
  const [day, clock] = [dayOf(instant), instant == null ? undefined : indianWallClock(instant)];
  if (day === undefined || clock === undefined) return "";
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${day}T${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`;
}
