import { hash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type HttpError, httpError } from "./http-error.ts";

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
const CHALLENGES = limit("challenge-address", 200, 10 * MINUTE);
const DOCUMENTS = limit("document-address", 60, 10 * MINUTE);
// Of a number or an email, one address has little and all together have more: a stranger can neither guess on nor use up
// what its holder has.
const OTP_TO_NUMBER_FROM_ADDRESS = limit("otp-number-address", 5, 15 * MINUTE);
const OTP_TO_NUMBER_FROM_ADDRESS_TODAY = limit("otp-number-address-day", 10, DAY);
const OTP_TO_NUMBER = limit("otp-number", 15, 15 * MINUTE);
const OTP_TO_NUMBER_TODAY = limit("otp-number-day", 50, DAY);
const OTP_FROM_ADDRESS = limit("otp-address", 30, 15 * MINUTE);
const OTP_FROM_ADDRESS_TODAY = limit("otp-address-day", 200, DAY);
const OTP_TRIES_FROM_ADDRESS = limit("otp-try-address", 60, 15 * MINUTE);
const SIGN_IN_AS_FROM_ADDRESS = limit("sign-in-email-address", 10, 15 * MINUTE);
const SIGN_IN_AS = limit("sign-in-email", 100, 15 * MINUTE);
const SIGN_IN_FROM_ADDRESS = limit("sign-in-address", 50, 15 * MINUTE);
const SIGN_UP_FROM_ADDRESS = limit("sign-up-address", 20, 60 * MINUTE);
const SIGN_UP_AS = limit("sign-up-email", 5, 60 * MINUTE);
const SIGN_UP_WITH = limit("sign-up-number", 5, 60 * MINUTE);
const RESET_FROM_ADDRESS = limit("reset-address", 20, 60 * MINUTE);
const RESET_FOR = limit("reset-email", 5, 60 * MINUTE);
const RESET_TRIES_FROM_ADDRESS = limit("reset-try-address", 30, 15 * MINUTE);
const PASSWORD_CHANGES = limit("password-change", 10, 15 * MINUTE);
const MOBILE_CHANGES = limit("mobile-change", 10, DAY);
const GIFT_VOUCHERS_FROM_ADDRESS = limit("gift-voucher-address", 20, 15 * MINUTE);
const PAYMENTS_OF_CUSTOMER = limit("payment-link-customer", 40, DAY);
const REVIEWS_BY_CUSTOMER = limit("review-customer", 20, 15 * MINUTE);
const BOOKINGS_BY_CUSTOMER = limit("booking-customer", 20, 15 * MINUTE);
const FORMS_FROM_ADDRESS = limit("form-address", 30, 15 * MINUTE);
const FORMS_FROM_ADDRESS_TODAY = limit("form-address-day", 200, DAY);
const EVENT_MAILS = limit("event-email", 20, DAY);
const VOUCHERS_BY_CUSTOMER = limit("voucher-customer", 20, 15 * MINUTE);
const VOUCHERS_FROM_ADDRESS = limit("voucher-address", 60, 15 * MINUTE);

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

export type PublicForm = "inquiry" | "b2b-lead" | "export-lead" | "event";

export interface RateLimits {
  readonly visitors: (address: string) => Promise<HttpError | undefined>;
  readonly challenges: (address: string) => Promise<HttpError | undefined>;
  /** A document keeps the processor busy for some tens of milliseconds. */
  readonly documents: (address: string) => Promise<HttpError | undefined>;
  readonly otpSent: (mobile: string, address: string) => Promise<HttpError | undefined>;
  readonly otpTried: (address: string) => Promise<HttpError | undefined>;
  /** Who used an OTP holds the number: what was sent to it lately is forgiven, and what this address asked for today. */
  readonly otpUsed: (mobile: string, address: string) => Promise<void>;
  readonly signIn: (emailKey: string, address: string) => Promise<HttpError | undefined>;
  /** Who gave the right password knows it: the tries before it are forgiven. */
  readonly signedIn: (emailKey: string, address: string) => Promise<void>;
  readonly signUp: (address: string) => Promise<HttpError | undefined>;
  /**
   * Counted once the captcha is solved, as `resetFor` is: otherwise whoever solves none could use up what an email and a
   * number have, and the person whose they are would be refused.
   */
  readonly signUpAs: (emailKey: string, mobile: string) => Promise<HttpError | undefined>;
  readonly resetAsked: (address: string) => Promise<HttpError | undefined>;
  readonly resetFor: (emailKey: string) => Promise<HttpError | undefined>;
  readonly resetTried: (address: string) => Promise<HttpError | undefined>;
  readonly passwordChange: (customerId: number) => Promise<HttpError | undefined>;
  readonly mobileChange: (customerId: number) => Promise<HttpError | undefined>;
  readonly giftVouchers: (address: string) => Promise<HttpError | undefined>;
  /**
   * Each payment that is begun keeps stock from others for half an hour: a shelf that is held for nothing, however it is
   * renewed or ordered anew, is free again for some of the day.
   */
  readonly paymentBegun: (customerId: number) => Promise<HttpError | undefined>;
  readonly reviewed: (customerId: number) => Promise<HttpError | undefined>;
  readonly booked: (customerId: number) => Promise<HttpError | undefined>;
  /** Of a form that needs no login, each form by itself (checklist C36). */
  readonly formSent: (form: PublicForm, address: string) => Promise<HttpError | undefined>;
  /** Who is registered for an event is written to, and may be anybody. */
  readonly registeredForEvent: (emailKey: string) => Promise<HttpError | undefined>;
  /** A right code does not forgive the wrong ones: one that is known would let others be guessed. */
  readonly voucherTried: (customerId: number, address: string) => Promise<HttpError | undefined>;
}

/** Of one length, and nobody's number or mail, wherever the counts are kept. */
const keyOf = (subject: string): string => hash("sha256", subject, "base64url");

/** Somebody's number or email, or a form, as one address uses it. */
const from = (subject: string, address: string): string => `${subject} ${address}`;

/**
 * How often one address may call, and one person be called upon.
 * @param create where the counts are kept: in memory, or in the database that several processes share.
 * @param factor widens every limit so many times.
 */
export function createRateLimits(create: CreateLimiter, factor: number): RateLimits {
  const widened = (one: Limit): Limit => ({ ...one, points: one.points * factor });
  const counter = (one: Limit) => {
    const limiter = create(widened(one));
    return {
      count: (subject: string) => consume(limiter, keyOf(subject)),
      forgive: async (subject: string) => void (await limiter.delete(keyOf(subject))),
    };
  };
  // Counted in this process alone: they cost a row or a moment, not a person's peace.
  const visitors = new RateLimiterMemory(widened(VISITORS));
  const challenges = new RateLimiterMemory(widened(CHALLENGES));
  const documents = new RateLimiterMemory(widened(DOCUMENTS));
  const otpToNumberFrom = counter(OTP_TO_NUMBER_FROM_ADDRESS);
  const otpToNumberFromToday = counter(OTP_TO_NUMBER_FROM_ADDRESS_TODAY);
  const otpToNumber = counter(OTP_TO_NUMBER);
  const otpToNumberToday = counter(OTP_TO_NUMBER_TODAY);
  const otpFromAddress = counter(OTP_FROM_ADDRESS);
  const otpFromAddressToday = counter(OTP_FROM_ADDRESS_TODAY);
  const triesFromAddress = counter(OTP_TRIES_FROM_ADDRESS);
  const signInAsFrom = counter(SIGN_IN_AS_FROM_ADDRESS);
  const signInAs = counter(SIGN_IN_AS);
  const signInFrom = counter(SIGN_IN_FROM_ADDRESS);
  const signUpFrom = counter(SIGN_UP_FROM_ADDRESS);
  const signUpAs = counter(SIGN_UP_AS);
  const signUpWith = counter(SIGN_UP_WITH);
  const resetFrom = counter(RESET_FROM_ADDRESS);
  const resetFor = counter(RESET_FOR);
  const resetTries = counter(RESET_TRIES_FROM_ADDRESS);
  const passwordChanges = counter(PASSWORD_CHANGES);
  const mobileChanges = counter(MOBILE_CHANGES);
  const giftVouchersFrom = counter(GIFT_VOUCHERS_FROM_ADDRESS);
  const paymentsOf = counter(PAYMENTS_OF_CUSTOMER);
  const reviewsByCustomer = counter(REVIEWS_BY_CUSTOMER);
  const bookingsByCustomer = counter(BOOKINGS_BY_CUSTOMER);
  const formsFrom = counter(FORMS_FROM_ADDRESS);
  const formsFromToday = counter(FORMS_FROM_ADDRESS_TODAY);
  const eventMails = counter(EVENT_MAILS);
  const vouchersByCustomer = counter(VOUCHERS_BY_CUSTOMER);
  const vouchersFromAddress = counter(VOUCHERS_FROM_ADDRESS);
  return {
    visitors: (address) => consume(visitors, address),
    challenges: (address) => consume(challenges, address),
    documents: (address) => consume(documents, address),
    otpSent: async (mobile, address) =>
      (await otpFromAddress.count(address)) ??
      (await otpFromAddressToday.count(address)) ??
      (await otpToNumberFrom.count(from(mobile, address))) ??
      (await otpToNumberFromToday.count(from(mobile, address))) ??
      (await otpToNumber.count(mobile)) ??
      (await otpToNumberToday.count(mobile)),
    otpTried: triesFromAddress.count,
    otpUsed: async (mobile, address) => {
      await otpToNumberFrom.forgive(from(mobile, address));
      await otpToNumberFromToday.forgive(from(mobile, address));
      await otpToNumber.forgive(mobile);
    },
    signIn: async (emailKey, address) =>
      (await signInFrom.count(address)) ??
      (await signInAsFrom.count(from(emailKey, address))) ??
      (await signInAs.count(emailKey)),
    signedIn: async (emailKey, address) => {
      await signInAsFrom.forgive(from(emailKey, address));
      await signInAs.forgive(emailKey);
    },
    signUp: signUpFrom.count,
    signUpAs: async (emailKey, mobile) => (await signUpAs.count(emailKey)) ?? (await signUpWith.count(mobile)),
    resetAsked: resetFrom.count,
    resetFor: resetFor.count,
    resetTried: resetTries.count,
    passwordChange: (customerId) => passwordChanges.count(String(customerId)),
    mobileChange: (customerId) => mobileChanges.count(String(customerId)),
    giftVouchers: giftVouchersFrom.count,
    paymentBegun: (customerId) => paymentsOf.count(String(customerId)),
    reviewed: (customerId) => reviewsByCustomer.count(String(customerId)),
    booked: (customerId) => bookingsByCustomer.count(String(customerId)),
    formSent: async (form, address) =>
      (await formsFrom.count(from(form, address))) ?? (await formsFromToday.count(from(form, address))),
    registeredForEvent: eventMails.count,
    voucherTried: async (customerId, address) =>
      (await vouchersFromAddress.count(address)) ?? (await vouchersByCustomer.count(String(customerId))),
  };
}
