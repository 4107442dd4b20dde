import { longDateOf, monthName } from "./format-day.ts";
import { type TimeOfDay, timeOfDay } from "./time-of-day.ts";
import { type Instant, indianWallClock, type WallClock } from "./time-zone.ts";

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

function clockTime({ hour, minute }: TimeOfDay): string {
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${half}`;
}

/** Every formatter returns an empty text for an invalid date, so that one bad field does not break a page. */
const formatted = (write: (clock: WallClock) => string) => (instant: Instant) => {
  const clock = indianWallClock(instant);
  return clock ? write(clock) : "";
};

const shortMonth = ({ month }: WallClock): string => monthName(month).slice(0, 3);

const dateOf = (clock: WallClock): string => `${clock.day} ${shortMonth(clock)} ${clock.year}`;

/** "March 14, 2026": blog dates, long form of English-Canada [R124]. */
export const formatLongDate: (instant: Instant) => string = formatted(longDateOf);

/** "Mar 14, 2026": short month, day, year [R198]. */
export const formatShortDate: (instant: Instant) => string = formatted(
  (clock) => `${shortMonth(clock)} ${clock.day}, ${clock.year}`,
);

/** "26 Nov 2026", where no document says otherwise (C60). */
export const formatDate: (instant: Instant) => string = formatted(dateOf);

/** "26 Nov 2026, 4:05 pm", where no document says otherwise (C60). */
export const formatDateTime: (instant: Instant) => string = formatted(
  (clock) => `${dateOf(clock)}, ${clockTime(clock).toLowerCase()}`,
);

/** "6:00 PM": 12-hour clock [R198]. */
export const formatTime: (instant: Instant) => string = formatted(clockTime);

/** "Saturday, March 14, 2026, 6:00 PM": event dates [R198]. */
export const formatEventDate: (instant: Instant) => string = formatted(
  (clock) => `${WEEKDAYS[clock.weekday]}, ${longDateOf(clock)}, ${clockTime(clock)}`,
);

/** "18:30" as "6:30 PM", for appointment slots and a store's hours; empty when invalid. */
export function formatTimeOfDay(text: string): string {
  const time = timeOfDay(text);
  return time ? clockTime(time) : "";
}
