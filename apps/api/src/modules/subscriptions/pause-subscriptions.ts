import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { subscriptions } from "../../db/schema/index.ts";
import { tellChanges } from "./change-subscription.ts";

/**
 * Pauses all running subscriptions of a locked customer at once, without the one delivery more that a customer's own pause leaves, and
 * mails what is changed. A delivery that is ordered already stays an order.
 * @returns how many.
 */
export async function pauseSubscriptions(tx: Database, customerId: number, now: Date): Promise<number> {
  // All are locked: one that begins at this moment has begun before, or sees that its customer is blocked.
  const locked = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(asc(subscriptions.id))
    .for("no key update");
  const running = locked.filter(({ isActive, lastDeliveryDate }) => isActive || lastDeliveryDate !== null);
  const paused = { isActive: false, lastDeliveryDate: null };
  const ids = running.map(({ id }) => id);
  await tx.update(subscriptions).set(paused).where(inArray(subscriptions.id, ids));
  for (const before of running) await tellChanges(tx, before, { ...before, ...paused }, now);
  return running.length;
}
