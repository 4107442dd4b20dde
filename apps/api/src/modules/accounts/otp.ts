import { randomInt } from "node:crypto";
import { type Mobile, OTP_DIGITS, OTP_TRIES, otpExpires } from "@store/domain";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { otps } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { hashSecret, isSecret } from "../../identity/secret.ts";
import { queueMessages } from "../outbox/queue-message.ts";
import { otpText } from "./words.ts";

const newOtp = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");

/** OTPs: kept hashed, bound to a number, good for ten minutes, five tries and one login; a new one replaces the last. */
export function createOtps(db: Database, clock: Clock) {
  return {
    /** Sends one to any number, whether it has an account or not (checklist C5). */
    send: async (mobile: Mobile): Promise<void> => {
      const otp = newOtp();
      const fresh = { hash: await hashSecret(otp), triesLeft: OTP_TRIES, expiresAt: otpExpires(clock()) };
      await inTransaction(db, async (tx) => {
        await tx
          .insert(otps)
          .values({ mobile, ...fresh })
          .onConflictDoUpdate({ target: otps.mobile, set: fresh });
        await queueMessages(tx, [{ channel: "sms", to: mobile, text: otpText(otp) }], clock());
      });
    },

    /** Whether it is the one that was sent. A try is spent before it is compared, so that tries in parallel count too. */
    use: async (mobile: Mobile, otp: string): Promise<boolean> => {
      const [tried] = await db
        .update(otps)
        .set({ triesLeft: sql`${otps.triesLeft} - 1` })
        .where(and(eq(otps.mobile, mobile), gt(otps.triesLeft, 0), gt(otps.expiresAt, clock())))
        .returning({ hash: otps.hash });
      if (!(await isSecret(otp, tried?.hash)) || !tried) return false;
      const used = await db
        .delete(otps)
        .where(and(eq(otps.mobile, mobile), eq(otps.hash, tried.hash)))
        .returning({ mobile: otps.mobile });
      return used.length > 0;
    },
  };
}
