import { lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accessTokens, mobileProofs, otps, passwordResets, usedChallenges } from "../db/schema/index.ts";
import type { Step } from "./create-schedule.ts";

/** Rows that are good for nothing any more. Two processes that delete the same ones do no harm. */
const EXPIRING = [otps, mobileProofs, accessTokens, passwordResets, usedChallenges] as const;

/** Deletes OTPs, proofs, tokens, reset links and used captcha challenges whose time is over. */
export const clearExpired = (db: Database): Step => ({
  name: "clear what is expired",
  everySeconds: 10 * 60,
  run: async (now) => {
    for (const table of EXPIRING) await db.delete(table).where(lte(table.expiresAt, now));
  },
});
