import type { Branded } from "../branded.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Document 1, section 9. */
export const COUNTRY_CODE = "+91";
export const MOBILE_DIGITS = 10;

/**
 * An Indian mobile number, "+91" and ten digits, the first 6 to 9 (India's numbering plan): the one form in which it is
 * stored and compared (checklist C22).
 */
export type Mobile = Branded<`+91${string}`, "mobile">;

/** Document 1, section 5. */
export const MOBILE_TEN_DIGITS = "Mobile number must be 10 digits";

const isMobile = (text: string): text is Mobile => /^\+91[6-9]\d{9}$/.test(text);

/** Exactly ten digits and nothing else: when Continue is enabled (document 1, section 5). */
export const isTenDigits = (text: string): boolean => /^\d{10}$/.test(text);

/**
 * Normalizes every way to write an Indian mobile to +91XXXXXXXXXX: bare, with 0, 91, 0091 or +91 in front, with spaces,
 * dots, hyphens or brackets inside. Normalizing twice changes nothing.
 */
export function normalizeMobile(text: string): Outcome<Mobile, Refusal<"mobile-invalid">> {
  const written = withoutSeparators(text);
  const digits = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(written)?.[1] ?? "";
  const mobile = `${COUNTRY_CODE}${digits}`;
  return isMobile(mobile) ? accept(mobile) : refuse({ code: "mobile-invalid", message: MOBILE_TEN_DIGITS });
}

/** The ten digits without the calling code, as forms show them. */
export const mobileDigits = (mobile: Mobile): string => mobile.slice(COUNTRY_CODE.length);

/** What a phone field keeps of the input. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, "");

/** The longest number a phone can have, its calling code included and without the plus (ITU-T E.164). */
export const PHONE_MAXIMUM_DIGITS = 15;

/** Without what people write between the digits of a phone. */
export const withoutSeparators = (phone: string): string => phone.replace(/[\s().-]/g, "");

/** The digits of a phone without its calling code, if it has one. */
export function withoutCallingCode(phone: string, callingCode: string): string {
  const written = withoutSeparators(phone);
  return written.startsWith(callingCode) ? written.slice(callingCode.length) : written;
}

/**
 * What a phone field that shows the calling code in front of it keeps of the input: digits, of a mobile at most ten
 * (document 1, section 5). A number that is pasted,
 * filled in or typed with the code loses it, as the field would show it twice and cut off the number's end. "+" and "+9"
 * stay until the code is complete. Without a code, an Indian mobile loses its own: it may be sent as it stands here.
 * @param callingCode with its plus, such as "+91"; empty while no country is chosen.
 * @param maximumDigits what the form takes behind the code.
 */
export function phoneInput(typed: string, callingCode: string, maximumDigits: number = MOBILE_DIGITS): string {
  const written = withoutSeparators(typed);
  if (written.length < callingCode.length && callingCode.startsWith(written)) return written;
  const national = withoutCallingCode(written.replace(/^00(?=[1-9])/, "+"), callingCode);
  const canBeIndian = callingCode === COUNTRY_CODE || callingCode === "";
  const mobile = canBeIndian ? normalizeMobile(national) : undefined;
  return mobile?.ok ? mobileDigits(mobile.value) : digitsOnly(national).slice(0, maximumDigits);
}

/**
 * A phone of exactly ten digits, with or without its calling code in front; returns it with the code (document 3,
 * section 3: "sent with the country calling code in front"). India's begin with 6 to 9.
 * @param callingCode with its plus, such as "+91".
 */
export function checkTenDigitPhone(
  phone: string,
  callingCode: string,
  message: string,
): Outcome<string, Refusal<"phone-invalid">> {
  const digits = withoutCallingCode(phone, callingCode);
  const fits = isTenDigits(digits) && (callingCode !== COUNTRY_CODE || isMobile(`${COUNTRY_CODE}${digits}`));
  return fits ? accept(`${callingCode}${digits}`) : refuse({ code: "phone-invalid", message });
}
