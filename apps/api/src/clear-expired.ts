import { DAY_MS } from "@store/domain";
import { and, eq, isNull, lte, notExists } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import {
  accessTokens,
  coinRedemptions,
  mobileProofs,
  orders,
  otps,
  passkeyChallenges,
  passwordResets,
  subscriptions,
  usedChallenges,
} from "./db/schema/index.ts";
import { clearUnsentPhotos } from "./modules/orders/return-photos.ts";
import { clearUnsentReviewPhotos } from "./modules/reviews/review-photos.ts";
import { clearOldFailures } from "./queue/failed-jobs.ts";
import { forEachIsolated } from "./queue/for-each-isolated.ts";
import type { Job } from "./queue/job.ts";

/** Tables whose rows expire. Several processes may delete the same rows. */
const EXPIRING = [
  otps,
  mobileProofs,
  accessTokens,
  passwordResets,
  usedChallenges,
  coinRedemptions,
  passkeyChallenges,
] as const;

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
  schedule: "0 */10 * * * *",
  run: (now) => {
    const clearings = EXPIRING.map((table) => async () => {
      await db.delete(table).where(lte(table.expiresAt, now));
    });
    const others = [
      () => clearUnordered(db, now),
      () => clearUnsentPhotos(db, now),
      () => clearUnsentReviewPhotos(db, now),
      () => clearOldFailures(db, now),
    ];
    return forEachIsolated([...clearings, ...others], (clear) => clear());
  },
});
