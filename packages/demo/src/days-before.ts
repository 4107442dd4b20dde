import { DAY_MS } from "@store/domain";

/** The moment a number of days before now; fractions are parts of a day, negative numbers lie ahead. */
export type DaysBefore = (days: number) => Date;

export const daysBeforeOf =
  (now: Date): DaysBefore =>
  (days) =>
    new Date(now.getTime() - days * DAY_MS);
