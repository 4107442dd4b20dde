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

/** Rows that are good for nothing any more. Two processes that delete the same ones do no harm. */
const EXPIRING = [otps, mobileProofs, accessTokens, passwordResets, usedChallenges, coinRedemptions] as const;

/** Days that a subscription may wait to be ordered, once it was written down. */
const SUBSCRIPTION_WAITS = 7;

/** Forgets subscriptions that were written down long ago and never ordered. */
async function clearUnordered(db: Database, now: Date): Promise<void> {
  const { id, startDate, createdAt } = subscriptions;
  const itsOrder = db.select({ id: orders.id }).from(orders).where(eq(orders.subscriptionId, id));
  const longAgo = new Date(now.getTime() - SUBSCRIPTION_WAITS * DAY_MS);
  await db.delete(subscriptions).where(and(isNull(startDate), lte(createdAt, longAgo), notExists(itsOrder)));
}

/**
 * Deletes expired tokens, OTPs, proofs and redemptions, and subscriptions that were never ordered. A table that fails does
 * not keep the others from being cleared: proofs of identity must not outlive their time.
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
