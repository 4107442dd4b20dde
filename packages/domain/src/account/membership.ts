import { addDays, type CalendarDate } from "../dates/calendar-date.ts";
import { daysAfter } from "../dates/durations.ts";
import { fromRupees } from "../money/money.ts";

/** What a year of SO Elite costs, GST included. The specification names no price (document 2, section 9). */
export const MEMBERSHIP_PRICE = fromRupees(999);
export const MEMBERSHIP_DAYS = 365;

/** When a membership that starts, or is extended, at a moment ends. */
export const membershipEnds = (start: Date): Date => daysAfter(start, MEMBERSHIP_DAYS);

/** Until when a membership is good that ends on this day and is renewed before. */
export const renewedUntil = (end: CalendarDate): CalendarDate => addDays(end, MEMBERSHIP_DAYS);

/** An elite subscription's state, from is_active (document 3, section 4). */
export const membershipLabel = (isActive: boolean) => (isActive ? "Active" : "Expired");
