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

/** A new OTP, and what it confirms. */
interface NewOtp {
  readonly otp: string;
  readonly subject: string;
  readonly expiresAt: Date;
}

export interface OtpKind<To extends string> {
  /** An OTP is valid for one purpose only. */
  readonly purpose: (typeof otpPurpose.enumValues)[number];
  /** The message, with the OTP and what else its text says of the subject. */
  readonly messageOf: (to: To, sent: NewOtp) => Message;
}

/** An OTP that was entered rightly, and is not used up yet. */
export interface RightOtp {
  /** @returns false when somebody else has used it, or another one was sent. */
  readonly use: () => Promise<boolean>;
  /** Leaves it as it was before the try. */
  readonly keep: () => Promise<unknown>;
}

/** OTPs that go by SMS. */
export const bySms =
  (wordsOf: (otp: string, subject: string) => Pick<SmsToCompose, "key" | "values">): OtpKind<Mobile>["messageOf"] =>
  (to, { otp, subject, expiresAt }) => ({ channel: "sms", to, ...wordsOf(otp, subject), secretUntil: expiresAt });

/**
 * OTPs of one purpose: stored hashed, bound to a number or an email and to what they confirm, valid for ten minutes, five
 * tries and one use. A new one replaces the last.
 */
export function createOtps<To extends string>({ db, clock, hasher }: OtpServices, kind: OtpKind<To>) {
  const { purpose, messageOf } = kind;
  const isOf = (to: To) => and(eq(otps.mobile, to), eq(otps.purpose, purpose));

  /**
   * Compares with the OTP that was sent; undefined when this is another. A try is counted before, so that parallel tries
   * count too.
   */
  async function match(to: To, otp: string, subject = ""): Promise<RightOtp | undefined> {
    const [tried] = await db
      .update(otps)
      .set({ triesLeft: sql`${otps.triesLeft} - 1` })
      .where(and(isOf(to), eq(otps.subject, subject), gt(otps.triesLeft, 0), gt(otps.expiresAt, clock())))
      .returning({ hash: otps.hash });
    if (!(await hasher.matches(otp, tried?.hash)) || !tried) return undefined;
    const isThis = and(isOf(to), eq(otps.hash, tried.hash));
    return {
      use: async () => (await db.delete(otps).where(isThis).returning({ mobile: otps.mobile })).length > 0,
      keep: () =>
        db
          .update(otps)
          .set({ triesLeft: sql`${otps.triesLeft} + 1` })
          .where(isThis),
    };
  }

  return {
    /**
     * Sends an OTP, whether its receiver has an account or not (C5).
     * @param subject what it confirms, where the purpose alone does not say.
     */
    send: async (to: To, subject = ""): Promise<void> => {
      const otp = newOtp();
      const fresh = { subject, hash: await hasher.hash(otp), triesLeft: OTP_TRIES, expiresAt: otpExpires(clock()) };
      await inTransaction(db, async (tx) => {
        await tx
          .insert(otps)
          .values({ mobile: to, purpose, ...fresh })
          .onConflictDoUpdate({ target: [otps.mobile, otps.purpose], set: fresh });
        await queueMessages(tx, [messageOf(to, { otp, ...fresh })], clock());
      });
    },

    match,

    /** Whether this is the OTP that was sent, which it is once. */
    use: async (to: To, otp: string, subject = ""): Promise<boolean> =>
      (await (await match(to, otp, subject))?.use()) ?? false,
  };
}
