import { type TimeOfDay, timeOfDay } from "./time-of-day.ts";
import { type Instant, indianWallClock, type WallClock } from "./time-zone.ts";

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
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const monthName = ({ month }: WallClock): string => MONTHS[month - 1] ?? "";

const longDate = (clock: WallClock): string => `${monthName(clock)} ${clock.day}, ${clock.year}`;

function clockTime({ hour, minute }: TimeOfDay): string {
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${half}`;
}

/** Every formatter returns an empty text for an invalid date, so that one bad field does not break a page. */
const formatted = (write: (clock: WallClock) => string) => (instant: Instant) => {
  const clock = indianWallClock(instant);
  return clock ? write(clock) : "";
};

/** "March 14, 2026": blog dates, long form of English-Canada (document 3, sections 2 and 9). */
export const formatLongDate: (instant: Instant) => string = formatted(longDate);

/** "Mar 14, 2026": short month, day, year (document 3, section 9). */
export const formatShortDate: (instant: Instant) => string = formatted(
  (clock) => `${monthName(clock).slice(0, 3)} ${clock.day}, ${clock.year}`,
);

/** "6:00 PM": 12-hour clock (document 3, section 9). */
export const formatTime: (instant: Instant) => string = formatted(clockTime);

/** "Saturday, March 14, 2026, 6:00 PM": event dates (document 3, section 9). */
export const formatEventDate: (instant: Instant) => string = formatted(
  (clock) => `${WEEKDAYS[clock.weekday]}, ${longDate(clock)}, ${clockTime(clock)}`,
);

/** "18:30" as "6:30 PM", for appointment slots and a store's hours; empty when invalid. */
export function formatTimeOfDay(text: string): string {
  const time = timeOfDay(text);
  return time ? clockTime(time) : "";
}
