import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { subscriptions } from "../../db/schema/index.ts";
import { tellChanges } from "./change-subscription.ts";

/**
 * Pauses all subscriptions of a customer at once, without the one delivery more that a customer's own pause leaves, and
 * mails what is changed. A delivery that is ordered already stays an order.
 * @returns how many.
 */
export async function pauseSubscriptions(tx: Database, customerId: number, now: Date): Promise<number> {
  const { isActive, lastDeliveryDate } = subscriptions;
  const running = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), or(isActive, isNotNull(lastDeliveryDate))))
    .orderBy(asc(subscriptions.id))
    .for("no key update");
  const paused = { isActive: false, lastDeliveryDate: null };
  await tx.update(subscriptions).set(paused).where(eq(subscriptions.customerId, customerId));
  for (const before of running) await tellChanges(tx, before, { ...before, ...paused }, now);
  return running.length;
}
