import { MINUTE_MS } from "./durations.ts";

/** Business days are India's, +05:30 the whole year [R139]. */
export const BUSINESS_TIME_ZONE = "Asia/Kolkata";
export const BUSINESS_OFFSET = "+05:30";

const INDIA_MINUTES = 5 * 60 + 30;

/** A point in time: a Date, or ISO 8601 as the wire writes it. */
export type Instant = Date | string;

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?[0-5]\d)?)?$/;

/** Midnight UTC of a day; NaN for a day that does not exist, such as 30 February. */
export function utcOfDay(year: number, month: number, day: number): number {
  const utc = Date.UTC(year, month - 1, day);
  const date = new Date(utc);
  // A day past the end of its month moves the month.
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return exists ? utc : Number.NaN;
}

function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined) return INDIA_MINUTES;
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}

/**
 * Milliseconds since 1970, NaN when invalid. A text without a zone is a time in India, never in the
 * zone of the machine: that is why `Date.parse` does not read it.
 */
export function epochOf(instant: Instant): number {
  if (typeof instant !== "string") return instant.getTime();
  const found = ISO.exec(instant.trim());
  if (!found) return Number.NaN;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "0", zone] = found;
  const minutes = Number(hour) * 60 + Number(minute) - offsetMinutes(zone);
  const milliseconds = Math.trunc(Number(`0.${fraction}`) * 1000);
  return (
    utcOfDay(Number(year), Number(month), Number(day)) + minutes * MINUTE_MS + Number(second) * 1000 + milliseconds
  );
}

export type WallClock = {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
};

/** Date and time in India; undefined when invalid. */
export function indianWallClock(instant: Instant): WallClock | undefined {
  const shifted = new Date(epochOf(instant) + INDIA_MINUTES * MINUTE_MS);
  if (Number.isNaN(shifted.getTime())) return undefined;
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}
