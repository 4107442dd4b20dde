import { addDays, type CalendarDate, daysBetween, todayInIndia } from "../dates/calendar-date.ts";
import { minutesAfter } from "../dates/durations.ts";
import { formatShortDate } from "../dates/format.ts";
import type { Paise } from "../money/money.ts";
import {
  CANCEL_NOTICE_DAYS,
  CHARGE_NOTICE_HOURS,
  MANDATE_LIMIT,
  MANDATE_YEARS,
  ORDER_AHEAD_DAYS,
} from "./subscription-terms.ts";

/** The day that a delivery's order is made. */
export const orderDay = (delivery: CalendarDate): CalendarDate => addDays(delivery, -ORDER_AHEAD_DAYS);

/** The day that a delivery is charged, as planned. */
export const chargeDay = (delivery: CalendarDate): CalendarDate =>
  addDays(orderDay(delivery), Math.ceil(CHARGE_NOTICE_HOURS / 24));

/** The earliest moment of a charge, after the notice of it was given. */
export const chargeTime = (noticedAt: Date): Date => minutesAfter(noticedAt, CHARGE_NOTICE_HOURS * 60);

/** What a shopper is asked to consent to at the first payment. */
export function mandateTerms(now: Date): {
  readonly limit: Paise;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
} {
  const startsOn = todayInIndia(now);
  return { limit: MANDATE_LIMIT, startsOn, endsOn: addDays(startsOn, MANDATE_YEARS * 365) };
}

/** Whether a mandate covers an amount; what is above it is paid by link. */
export const isWithinMandate = (amount: Paise): boolean => amount <= MANDATE_LIMIT;

/**
 * The delivery that still goes out although its subscription is paused today: one that is less than 10 calendar days
 * away (C43). Undefined where none does.
 * @param delivery the next one, shifted or not.
 * @param today the day in India.
 */
export function lastDelivery(delivery: CalendarDate | undefined, today: CalendarDate): CalendarDate | undefined {
  if (delivery === undefined) return undefined;
  const days = daysBetween(today, delivery);
  return days >= 0 && days < CANCEL_NOTICE_DAYS ? delivery : undefined;
}

/** What a paused card, and the answer to the pause, say of {@link lastDelivery} (C43). */
export const oneMoreDelivery = (date: CalendarDate): string => `One more delivery on ${formatShortDate(date)}`;
