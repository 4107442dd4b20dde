import { randomInt } from "node:crypto";
import { type Mobile, OTP_DIGITS, OTP_TRIES, otpExpires } from "@store/domain";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type otpPurpose, otps } from "../db/schema/index.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Clock } from "../lib/clock.ts";
import { type Message, queueMessages, type SmsToCompose } from "../outbox/queue-message.ts";
import type { SecretHasher } from "./secret.ts";

const newOtp = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");

interface OtpServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
}

export interface OtpKind {
  /** An OTP is valid for one purpose only. */
  readonly purpose: (typeof otpPurpose.enumValues)[number];
  /** The SMS, with the OTP and what else its text says of the subject. */
  readonly smsOf: (otp: string, subject: string) => Pick<SmsToCompose, "key" | "values">;
}

/**
 * OTPs of one purpose: stored hashed, bound to a number and to what they confirm, valid for ten minutes, five tries and
 * one use. A new one replaces the last.
 */
export function createOtps({ db, clock, hasher }: OtpServices, kind: OtpKind) {
  const { purpose, smsOf } = kind;
  const isOf = (mobile: Mobile) => and(eq(otps.mobile, mobile), eq(otps.purpose, purpose));
  const sms = (to: Mobile, otp: string, subject: string, secretUntil: Date): Message => ({
    channel: "sms",
    to,
    ...smsOf(otp, subject),
    secretUntil,
  });
  return {
    /**
     * Sends an OTP to a number, whether it has an account or not (C5).
     * @param subject what it confirms, where the purpose alone does not say.
     */
    send: async (mobile: Mobile, subject = ""): Promise<void> => {
      const otp = newOtp();
      const fresh = { subject, hash: await hasher.hash(otp), triesLeft: OTP_TRIES, expiresAt: otpExpires(clock()) };
      await inTransaction(db, async (tx) => {
        await tx
          .insert(otps)
          .values({ mobile, purpose, ...fresh })
          .onConflictDoUpdate({ target: [otps.mobile, otps.purpose], set: fresh });
        await queueMessages(tx, [sms(mobile, otp, subject, fresh.expiresAt)], clock());
      });
    },

    /**
     * Whether this is the OTP that was sent. A try is counted before the comparison, so that parallel tries count too.
     */
    use: async (mobile: Mobile, otp: string, subject = ""): Promise<boolean> => {
      const [tried] = await db
        .update(otps)
        .set({ triesLeft: sql`${otps.triesLeft} - 1` })
        .where(and(isOf(mobile), eq(otps.subject, subject), gt(otps.triesLeft, 0), gt(otps.expiresAt, clock())))
        .returning({ hash: otps.hash });
      if (!(await hasher.matches(otp, tried?.hash)) || !tried) return false;
      const used = await db
        .delete(otps)
        .where(and(isOf(mobile), eq(otps.hash, tried.hash)))
        .returning({ mobile: otps.mobile });
      return used.length > 0;
    },
  };
}
