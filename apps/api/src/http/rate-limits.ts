import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type Refused, refuse } from "./refusal.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** So many times in so many seconds. */
export interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export type CreateLimiter = (limit: Limit) => RateLimiterAbstract;

const limit = (keyPrefix: string, points: number, duration: number): Limit => ({ keyPrefix, points, duration });

const VISITORS = limit("visitor-address", 300, 10 * MINUTE);
const OTP_TO_NUMBER = [limit("otp-number", 5, 15 * MINUTE), limit("otp-number-day", 15, DAY)];
const OTP_FROM_ADDRESS = [limit("otp-address", 30, 15 * MINUTE), limit("otp-address-day", 200, DAY)];
const OTP_TRIES_FROM_ADDRESS = [limit("otp-try-address", 60, 15 * MINUTE)];
const SIGN_IN_AS = [limit("sign-in-email", 10, 15 * MINUTE)];
const SIGN_IN_FROM_ADDRESS = [limit("sign-in-address", 50, 15 * MINUTE)];

function tooMany(msBeforeNext: number): Refused {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}!`;
  return refuse(429, { message, non_field_errors: message }, { "retry-after": String(seconds) });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Refused | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return tooMany(reason.msBeforeNext);
    throw reason;
  }
}

export interface RateLimits {
  readonly visitors: (address: string) => Promise<Refused | undefined>;
  readonly otpSent: (mobile: string, address: string) => Promise<Refused | undefined>;
  readonly otpTried: (address: string) => Promise<Refused | undefined>;
  readonly signIn: (emailKey: string, address: string) => Promise<Refused | undefined>;
}

/**
 * How often one address may call, and one person be called upon.
 * @param create where the counts are kept: in memory, or in the database that several processes share.
 * @param factor widens every limit so many times.
 */
export function createRateLimits(create: CreateLimiter, factor: number): RateLimits {
  const widened = (one: Limit): Limit => ({ ...one, points: one.points * factor });
  /** Passes when each of its limits does. */
  const gate = (limits: readonly Limit[]) => {
    const limiters = limits.map((one) => create(widened(one)));
    return async (key: string): Promise<Refused | undefined> => {
      for (const limiter of limiters) {
        const refused = await consume(limiter, key);
        if (refused) return refused;
      }
      return undefined;
    };
  };
  // Counted in this process alone: a visitor's id costs a row, not a person's peace.
  const visitors = new RateLimiterMemory(widened(VISITORS));
  const otpToNumber = gate(OTP_TO_NUMBER);
  const otpFromAddress = gate(OTP_FROM_ADDRESS);
  const signInAs = gate(SIGN_IN_AS);
  const signInFrom = gate(SIGN_IN_FROM_ADDRESS);
  return {
    visitors: (address) => consume(visitors, address),
    otpSent: async (mobile, address) => (await otpFromAddress(address)) ?? (await otpToNumber(mobile)),
    otpTried: gate(OTP_TRIES_FROM_ADDRESS),
    signIn: async (emailKey, address) => (await signInFrom(address)) ?? (await signInAs(emailKey)),
  };
}
