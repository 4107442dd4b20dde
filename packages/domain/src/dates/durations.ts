/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const minutesAfter = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * MINUTE_MS);

export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY_MS);

/** Whether a moment has been reached; at its very millisecond it has. */
export const hasCome = (moment: Date, now: Date): boolean => now.getTime() >= moment.getTime();
