import { deliveryAfter, todayInIndia } from "@store/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deliveryOptions, subscriptions } from "../../db/schema/index.ts";

/**
 * Begins a subscription, once its first order is paid: the next delivery follows an interval from today. One that has
 * begun is left as it is, so that a second word of the same payment changes nothing.
 * @param tx the transaction that settles the order.
 */
export async function activateSubscription(tx: Database, subscriptionId: number, now: Date): Promise<void> {
  const [option] = await tx
    .select({ durationDays: deliveryOptions.durationDays })
    .from(subscriptions)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId))
    .where(eq(subscriptions.id, subscriptionId));
  if (!option) return;
  const today = todayInIndia(now);
  await tx
    .update(subscriptions)
    .set({ isActive: true, startDate: today, nextDeliveryDate: deliveryAfter(today, option.durationDays) })
    .where(and(eq(subscriptions.id, subscriptionId), isNull(subscriptions.startDate)));
}
