import { hash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CreateLimiter, Limit } from "../db/database.ts";
import { type HttpError, httpError } from "./http-error.ts";

/** In seconds, as limits count their time. */
export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/**
 * A limit: `points` calls in `duration` seconds. Declare it beside the route that it guards.
 * @param keyPrefix unique in the store: the counts are kept under it.
 */
export const limit = (keyPrefix: string, points: number, duration: number): Limit => ({ keyPrefix, points, duration });

/** Counts the calls of each subject: an address, a number, a customer. */
export interface RateLimiter {
  /** Counts a call. @returns the refusal, with the time to wait, once there were too many. */
  readonly count: (subject: string | number) => Promise<HttpError | undefined>;
  /** The refusal of a subject that has no call left; counts nothing. */
  readonly refusal: (subject: string | number) => Promise<HttpError | undefined>;
  /** Resets the subject's count. */
  readonly forgive: (subject: string | number) => Promise<void>;
}

export interface RateLimits {
  /** The limiter of a limit, counted across all processes. The same limit always gives the same limiter. */
  readonly shared: (limit: Limit) => RateLimiter;
  /** Counted in this process only: for calls that are cheap and send no messages. */
  readonly local: (limit: Limit) => RateLimiter;
}

/** The subject "this number, email or form, used by this address". */
export const fromAddress = (subject: string, address: string): string => `${subject} ${address}`;

function tooMany(msBeforeNext: number): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}!`;
  return httpError(429, message, { nonField: true, headers: { "retry-after": String(seconds) } });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<HttpError | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return tooMany(reason.msBeforeNext);
    throw reason;
  }
}

async function refusalOf(limiter: RateLimiterAbstract, key: string): Promise<HttpError | undefined> {
  const counted = await limiter.get(key);
  return counted && counted.remainingPoints <= 0 ? tooMany(counted.msBeforeNext) : undefined;
}

/** Hashed, so that no mobile or email is stored in the counts, and all keys have one length. */
const keyOf = (subject: string | number): string => hash("sha256", String(subject), "base64url");

/**
 * Creates the store's rate limiters.
 * @param create where the counts are stored: in memory, or in the database that several processes share.
 * @param factor multiplies every limit.
 */
export function createRateLimits(create: CreateLimiter, factor: number): RateLimits {
  const limiters = new Map<Limit, RateLimiter>();
  const limiterBy = (createOne: CreateLimiter) => (one: Limit) => {
    const known = limiters.get(one);
    if (known) return known;
    const limiter = createOne({ ...one, points: one.points * factor });
    const created: RateLimiter = {
      count: (subject) => consume(limiter, keyOf(subject)),
      refusal: (subject) => refusalOf(limiter, keyOf(subject)),
      forgive: async (subject) => void (await limiter.delete(keyOf(subject))),
    };
    limiters.set(one, created);
    return created;
  };
  return { shared: limiterBy(create), local: limiterBy((one) => new RateLimiterMemory(one)) };
}
