import { DAY_MS } from "@store/domain";
import { and, eq, isNull, lte, notExists } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import {
  accessTokens,
  coinRedemptions,
  mobileProofs,
  orders,
  otps,
  passwordResets,
  subscriptions,
  usedChallenges,
} from "./db/schema/index.ts";
import type { Job } from "./schedule/create-schedule.ts";
import { forEachIsolated } from "./schedule/for-each-isolated.ts";

/** Tables whose rows expire. Several processes may delete the same rows. */
const EXPIRING = [otps, mobileProofs, accessTokens, passwordResets, usedChallenges, coinRedemptions] as const;

/** Days after which a subscription that was never ordered is deleted. */
const SUBSCRIPTION_WAITS = 7;

/** Deletes old subscriptions that were never ordered. */
async function clearUnordered(db: Database, now: Date): Promise<void> {
  const { id, startDate, createdAt } = subscriptions;
  const itsOrder = db.select({ id: orders.id }).from(orders).where(eq(orders.subscriptionId, id));
  const longAgo = new Date(now.getTime() - SUBSCRIPTION_WAITS * DAY_MS);
  await db.delete(subscriptions).where(and(isNull(startDate), lte(createdAt, longAgo), notExists(itsOrder)));
}

/**
 * Deletes expired tokens, OTPs, proofs and redemptions, and subscriptions that were never ordered. A failure in one
 * table does not stop the others: proofs of identity must not outlive their time.
 */
export const clearExpired = (db: Database): Job => ({
  name: "clear what is expired",
  everySeconds: 10 * 60,
  run: (now) => {
    const clearings = EXPIRING.map((table) => async () => {
      await db.delete(table).where(lte(table.expiresAt, now));
    });
    return forEachIsolated([...clearings, () => clearUnordered(db, now)], (clear) => clear());
  },
});
