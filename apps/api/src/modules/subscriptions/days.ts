import { type CalendarDate, calendarDate } from "@store/domain";

/** A day as the database keeps it, as the domain reads it. */
export const dayIn = (column: string | null): CalendarDate | undefined =>
  column === null ? undefined : calendarDate(column);
