/** Business days are India's: +05:30 the whole year (document 3, section 9). */
export const BUSINESS_TIME_ZONE = "Asia/Kolkata";
export const BUSINESS_OFFSET = "+05:30";
const OFFSET_MS = (5 * 60 + 30) * 60_000;

/** A point in time: a Date, or ISO 8601 as the wire writes it. */
export type Instant = Date | string;

const ISO = /^\d{4}-\d{2}-\d{2}(?:(T| )\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970; a text without a zone is a time in India, never in the zone of the machine. */
export function epochOf(instant: Instant): number {
  if (typeof instant !== "string") return instant.getTime();
  const found = ISO.exec(instant.trim());
  if (!found) return Number.NaN;
  const [text, separator, zone] = found;
  const withTime = separator === undefined ? `${text}T00:00` : text.replace(" ", "T").replace(",", ".");
  return Date.parse(zone === undefined ? `${withTime}${BUSINESS_OFFSET}` : withTime);
}

export type WallClock = {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
};

/** What calendar and clock show in India; undefined when it is no point in time. */
export function indianWallClock(instant: Instant): WallClock | undefined {
  const epoch = epochOf(instant);
  if (Number.isNaN(epoch)) return undefined;
  const shifted = new Date(epoch + OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) return undefined;
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}
