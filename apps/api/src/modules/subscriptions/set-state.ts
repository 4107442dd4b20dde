import { setSubscriptionState } from "@store/api-client/contract";
import { checkSubscriptionState, type Policy } from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { findBlock } from "../blocks/may-order.ts";
import { statusOf, tellChanges } from "./change-subscription.ts";
import { NO_SUCH_SUBSCRIPTION_OF_SHOP } from "./messages.ts";
import { hasBegun } from "./read-subscriptions.ts";
import { findDeliveryOption } from "./subscription.ts";

interface Setting {
  readonly id: number;
  readonly active: boolean;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Pauses a subscription at once, without the one delivery more that a customer's own pause leaves, or lets it go on. A
 * delivery that is ordered already stays an order.
 */
const setState = (db: Database, { id, active, by, now }: Setting, policy: Policy): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const isIt = eq(subscriptions.id, id);
    const [before] = await tx.select().from(subscriptions).where(and(isIt, hasBegun)).for("no key update");
    if (!before) return httpError(404, NO_SUCH_SUBSCRIPTION_OF_SHOP);
    const checked = checkSubscriptionState(before.isActive, active);
    if (!checked.ok) return httpError(409, checked.refusal);
    const blocked = active ? await findBlock(tx, before.customerId, policy) : undefined;
    if (blocked) return blocked;
    const option = await findDeliveryOption(tx, before.deliveryOptionId);
    if (option instanceof HttpError) return option;
    const resumed = active ? statusOf(before, true, option.durationDays, now) : undefined;
    const [after] = await tx
      .update(subscriptions)
      .set(resumed ?? { isActive: false, lastDeliveryDate: null })
      .where(isIt)
      .returning();
    if (after) await tellChanges(tx, before, after, now);
    const line = {
      customerId: by,
      action: active ? "resume" : "pause",
      subject: "subscription",
      subjectId: id,
    } as const;
    await recordAction(tx, { ...line, before: { isActive: before.isActive }, after: { isActive: active } }, now);
    return undefined;
  });

/** Staff pause subscriptions, and let them go on. */
export function subscriptionStateRoutes({ serve, db, clock, policy }: Backend): void {
  serve(setSubscriptionState, async ({ params: { id }, body: { active }, customer: { customerId: by } }) => {
    const refused = await setState(db, { id, active, by, now: clock() }, policy());
    return refused ?? { status: true };
  });
}
