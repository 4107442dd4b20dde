import { MINUTE_MS } from "../dates/durations.ts";
import { type TimeOfDay, timeOfDay } from "../dates/time-of-day.ts";
import { epochOf, type Instant, indianWallClock } from "../dates/time-zone.ts";

/** A store's working hours as the wire has them: "HH:MM" in India, the same every day. */
export interface OpeningHours {
  readonly opensAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
}

interface ParsedHours {
  readonly opens: TimeOfDay;
  readonly closes: TimeOfDay;
}

/** Undefined when one of the times is missing or invalid. */
function parseHours({ opensAt, closesAt }: OpeningHours): ParsedHours | undefined {
  const opens = timeOfDay(opensAt ?? "");
  const closes = timeOfDay(closesAt ?? "");
  return opens && closes && { opens, closes };
}

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** "HH:MM" [R112]. */
const clockText = ({ hour, minute }: TimeOfDay): string => `${twoDigits(hour)}:${twoDigits(minute)}`;

const minuteOfDay = ({ hour, minute }: TimeOfDay): number => hour * 60 + minute;

/** A store's hours as "HH:MM"; undefined when one of them is missing or invalid. */
export function shownHours(hours: OpeningHours): { readonly opens: string; readonly closes: string } | undefined {
  const parsed = parseHours(hours);
  return parsed && { opens: clockText(parsed.opens), closes: clockText(parsed.closes) };
}

export interface OpeningState {
  readonly isOpen: boolean;
  /** When this changes, "HH:MM" in India; undefined for a store that never closes. */
  readonly changesAt: string | undefined;
}

/**
 * Whether a store is open: from the minute it opens to the minute before it closes. Hours that end before they begin
 * run over midnight; equal ones mean that it never closes.
 * @returns undefined without valid hours, and for an invalid point in time.
 */
export function openingState(hours: OpeningHours, now: Instant): OpeningState | undefined {
  const parsed = parseHours(hours);
  const clock = indianWallClock(now);
  if (!parsed || !clock) return undefined;
  const opens = minuteOfDay(parsed.opens);
  const closes = minuteOfDay(parsed.closes);
  if (opens === closes) return { isOpen: true, changesAt: undefined };
  const minute = minuteOfDay(clock);
  const isOpen = opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
  return { isOpen, changesAt: clockText(isOpen ? parsed.closes : parsed.opens) };
}

/** Milliseconds until the next minute begins: whole minutes are the same in India as everywhere. */
export const untilNextMinute = (now: Instant): number => MINUTE_MS - (epochOf(now) % MINUTE_MS);
