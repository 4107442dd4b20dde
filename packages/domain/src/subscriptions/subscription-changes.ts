import type { CalendarDate } from "../dates/calendar-date.ts";
import { formatLongDate } from "../dates/format.ts";
import { PAUSED } from "./delivery-countdown.ts";

/** What of a subscription a shopper or the staff can change, as it stands at one moment. */
export interface SubscriptionTerms {
  readonly quantity: number;
  /** The name of its delivery option. */
  readonly interval: string;
  readonly isActive: boolean;
  /** The next delivery's day, of a paused one too. */
  readonly nextDelivery: CalendarDate | undefined;
  /** The delivery that still goes out although it is paused. */
  readonly lastDelivery: CalendarDate | undefined;
}

/** One thing that changed, in words. */
export interface SubscriptionChange {
  readonly what: "Quantity" | "Delivered" | "Status" | "Next delivery";
  readonly before: string;
  readonly after: string;
}

const deliveryDay = ({ isActive, nextDelivery, lastDelivery }: SubscriptionTerms): string => {
  const day = isActive ? nextDelivery : lastDelivery;
  return day === undefined ? "None" : formatLongDate(day);
};

/** What changed between two moments, as its shopper is told; nothing where both are alike. */
export function subscriptionChanges(
  before: SubscriptionTerms,
  after: SubscriptionTerms,
): readonly SubscriptionChange[] {
  const status = ({ isActive }: SubscriptionTerms) => (isActive ? "Active" : PAUSED);
  const rows: readonly SubscriptionChange[] = [
    { what: "Quantity", before: String(before.quantity), after: String(after.quantity) },
    { what: "Delivered", before: before.interval, after: after.interval },
    { what: "Status", before: status(before), after: status(after) },
    { what: "Next delivery", before: deliveryDay(before), after: deliveryDay(after) },
  ];
  return rows.filter((row) => row.before !== row.after);
}
