import { DAY_MS } from "@store/domain";

/** A moment so many days before the seed; a fraction is a part of a day. */
export type DaysBefore = (days: number) => Date;

export const daysBeforeOf =
  (now: Date): DaysBefore =>
  (days) =>
    new Date(now.getTime() - days * DAY_MS);
