import type { HttpError } from "../../http/http-error.ts";
import { DAY, fromAddress, limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";

// Limits per number or email are low for one address and higher for all together: a stranger can neither guess on nor
// use up its owner's share.
const OTP_TO_NUMBER_FROM_ADDRESS = limit("otp-number-address", 5, 15 * MINUTE);
const OTP_TO_NUMBER_FROM_ADDRESS_TODAY = limit("otp-number-address-day", 10, DAY);
const OTP_TO_NUMBER = limit("otp-number", 15, 15 * MINUTE);
/** More than these need a solved captcha. */
const OTP_TO_NUMBER_WITHOUT_CAPTCHA = limit("otp-number-captcha", 3, 60 * MINUTE);
const OTP_TO_NUMBER_TODAY = limit("otp-number-day", 50, DAY);
const OTP_FROM_ADDRESS = limit("otp-address", 30, 15 * MINUTE);
const OTP_FROM_ADDRESS_TODAY = limit("otp-address-day", 200, DAY);
const OTP_TRIES_FROM_ADDRESS = limit("otp-try-address", 60, 15 * MINUTE);

const SIGN_IN_AS_FROM_ADDRESS = limit("sign-in-email-address", 10, 15 * MINUTE);
const SIGN_IN_AS = limit("sign-in-email", 100, 15 * MINUTE);
const SIGN_IN_AS_FROM_BROWSER = limit("sign-in-known-browser", 10, 15 * MINUTE);
const SIGN_IN_FROM_ADDRESS = limit("sign-in-address", 50, 15 * MINUTE);

/** Limits of sending and trying OTPs, for logins and coins together. */
export function createOtpLimits({ limits }: Pick<Backend, "limits">) {
  const toNumberFromAddress = limits.shared(OTP_TO_NUMBER_FROM_ADDRESS);
  const toNumberFromAddressToday = limits.shared(OTP_TO_NUMBER_FROM_ADDRESS_TODAY);
  const toNumber = limits.shared(OTP_TO_NUMBER);
  const toNumberToday = limits.shared(OTP_TO_NUMBER_TODAY);
  const toNumberWithoutCaptcha = limits.shared(OTP_TO_NUMBER_WITHOUT_CAPTCHA);
  const ofAddress = limits.shared(OTP_FROM_ADDRESS);
  const ofAddressToday = limits.shared(OTP_FROM_ADDRESS_TODAY);
  const triesOfAddress = limits.shared(OTP_TRIES_FROM_ADDRESS);
  return {
    /** @param checkCaptcha called after three OTPs an hour to the number; without it no captcha is asked for. */
    sent: async (mobile: string, address: string, checkCaptcha?: () => Promise<HttpError | undefined>) =>
      (await ofAddress.count(address)) ??
      (await ofAddressToday.count(address)) ??
      (checkCaptcha && (await toNumberWithoutCaptcha.count(mobile)) ? await checkCaptcha() : undefined) ??
      (await toNumberFromAddress.count(fromAddress(mobile, address))) ??
      (await toNumberFromAddressToday.count(fromAddress(mobile, address))) ??
      (await toNumber.count(mobile)) ??
      (await toNumberToday.count(mobile)),
    tried: triesOfAddress.count,
    /** A right OTP proves who owns the number: resets its short-term count, and this address's count of the day. */
    used: async (mobile: string, address: string): Promise<void> => {
      await toNumberFromAddress.forgive(fromAddress(mobile, address));
      await toNumberFromAddressToday.forgive(fromAddress(mobile, address));
      await toNumber.forgive(mobile);
      await toNumberWithoutCaptcha.forgive(mobile);
    },
  };
}

/**
 * Limits of trying passwords. A browser that has logged in before is counted by itself, so that its holder gets in
 * while strangers try.
 * @see KnownBrowsers for the browser's id.
 */
export function createSignInLimits({ limits }: Pick<Backend, "limits">) {
  const toEmailFromAddress = limits.shared(SIGN_IN_AS_FROM_ADDRESS);
  const toEmail = limits.shared(SIGN_IN_AS);
  const ofBrowser = limits.shared(SIGN_IN_AS_FROM_BROWSER);
  const ofAddress = limits.shared(SIGN_IN_FROM_ADDRESS);
  return {
    tried: async (emailKey: string, address: string, browser?: string) =>
      (await ofAddress.count(address)) ??
      (browser === undefined
        ? ((await toEmailFromAddress.count(fromAddress(emailKey, address))) ?? (await toEmail.count(emailKey)))
        : await ofBrowser.count(browser)),
    /** A passkey names nobody before it is right: its tries are counted by address alone. */
    triedPasskey: ofAddress.count,
    /** After a right password, resets the counts of failed tries. */
    succeeded: async (emailKey: string, address: string, browser?: string): Promise<void> => {
      if (browser !== undefined) await ofBrowser.forgive(browser);
      await toEmailFromAddress.forgive(fromAddress(emailKey, address));
      await toEmail.forgive(emailKey);
    },
  };
}
