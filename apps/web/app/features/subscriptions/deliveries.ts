import type { Subscription } from "@store/api-client/contract";
import {
  type CalendarDate,
  calendarDate,
  canShift,
  deliveryCountdown,
  lastDelivery,
  nextDelivery,
} from "@store/domain";
import type { InferOutput } from "valibot";

export type SubscriptionData = InferOutput<typeof Subscription>;

const dayOn = (text: string | undefined): CalendarDate | undefined =>
  text === undefined ? undefined : calendarDate(text);

/**
 * What the dates of a subscription come to.
 * @param today the day in India, whatever the browser's zone.
 */
export function deliveriesOf(subscription: SubscriptionData, today: CalendarDate) {
  const { active } = subscription;
  const next = dayOn(subscription.next_delivery_date);
  const shifted = dayOn(subscription.shifted_delivery_date);
  const planned = nextDelivery({ nextDeliveryDate: next, shiftedDeliveryDate: shifted });
  const last = dayOn(subscription.last_delivery_date);
  return {
    /** As first planned. */
    next,
    isShifted: shifted !== undefined,
    /** The day of the next delivery: the shifted one, if it was shifted. */
    planned,
    countdown: deliveryCountdown({ active, deliveryDate: planned, today }),
    canShift: canShift({ active, nextDeliveryDate: next, shiftedDeliveryDate: shifted, today }),
    /** The delivery that still goes out although it is paused. */
    oneMore: !active && last !== undefined && last >= today ? last : undefined,
    /** The delivery that would still go out if it were paused today. */
    lastIfPaused: active ? lastDelivery(planned, today) : undefined,
  };
}

export const optionOf = ({ delivery_options_details: [option] }: SubscriptionData) => option;

export const pictureOf = ({ product_details: { image1, home_image } }: SubscriptionData): string | undefined =>
  image1 ?? home_image;

/** The soonest delivery first, the paused ones last: what needs attention comes first in a long list. */
export const bySoonest = (subscriptions: readonly SubscriptionData[], today: CalendarDate): SubscriptionData[] => {
  const rank = (one: SubscriptionData) => (one.active ? (deliveriesOf(one, today).planned ?? "9") : "9");
  return subscriptions.toSorted((one, other) => rank(one).localeCompare(rank(other)));
};
