import { type CalendarDate, daysBetween } from "../dates/calendar-date.ts";

/** At this many days and fewer the countdown is red [R163]. */
export const DELIVERY_SOON_DAYS = 3;
/** The scale of the progress bar [R164]. */
export const DELIVERY_PROGRESS_DAYS = 30;

export const PAUSED = "Paused";
export const TODAY = "Today";
export const TOMORROW = "Tomorrow";

export type DeliveryCountdown =
  | { readonly kind: "paused"; readonly label: typeof PAUSED }
  | { readonly kind: "counting"; readonly days: number; readonly label: string; readonly isSoon: boolean };

function daysLabel(days: number): string {
  if (days === 0) return TODAY;
  return days === 1 ? TOMORROW : `${days} days`;
}

/** The day of the next delivery: the shifted one, if it was shifted. */
export const nextDelivery = (subscription: {
  readonly nextDeliveryDate?: CalendarDate | undefined;
  readonly shiftedDeliveryDate?: CalendarDate | undefined;
}): CalendarDate | undefined => subscription.shiftedDeliveryDate ?? subscription.nextDeliveryDate;

/**
 * Today, Tomorrow or N days, red at 3 or fewer; Paused when inactive or without a date [R163]. An overdue delivery
 * counts as today's.
 * @param today the day in India.
 */
export function deliveryCountdown(subscription: {
  readonly active: boolean;
  readonly deliveryDate: CalendarDate | undefined;
  readonly today: CalendarDate;
}): DeliveryCountdown {
  const { active, deliveryDate, today } = subscription;
  if (!active || deliveryDate === undefined) return { kind: "paused", label: PAUSED };
  const days = Math.max(0, daysBetween(today, deliveryDate));
  return { kind: "counting", days, label: daysLabel(days), isSoon: days <= DELIVERY_SOON_DAYS };
}

/** How far the bar is filled, in percent: full on the day of delivery, empty 30 days before and earlier. */
export const deliveryProgress = (days: number): number =>
  Math.round((1 - Math.min(Math.max(days, 0), DELIVERY_PROGRESS_DAYS) / DELIVERY_PROGRESS_DAYS) * 100);
