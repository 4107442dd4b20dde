import { addDays, type CalendarDate } from "../dates/calendar-date.ts";
import { daysAfter } from "../dates/durations.ts";
import type { Policy } from "../policy.ts";

/** When a membership that starts, or is extended, at a moment ends. */
export const membershipEnds = (start: Date, { membership }: Policy): Date => daysAfter(start, membership.days);

/** Until when a membership is good that ends on this day and is renewed before. */
export const renewedUntil = (end: CalendarDate, { membership }: Policy): CalendarDate => addDays(end, membership.days);

/** An elite subscription's state, from is_active [R141]. */
export const membershipLabel = (isActive: boolean) => (isActive ? "Active" : "Expired");
