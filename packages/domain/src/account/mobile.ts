import type { Branded } from "../branded.ts";
import { asciiDigits, withoutInvisible } from "../forms/typed-text.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** [R24] */
export const COUNTRY_CODE = "+91";
export const MOBILE_DIGITS = 10;

/**
 * An Indian mobile number, "+91" and ten digits, the first 6 to 9 (India's numbering plan): the one form in which it is
 * stored and compared (C22).
 */
export type Mobile = Branded<`+91${string}`, "mobile">;

/** [R33] */
export const MOBILE_TEN_DIGITS = "Mobile number must be 10 digits";

const isMobile = (text: string): text is Mobile => /^\+91[6-9]\d{9}$/.test(text);

/** Exactly ten digits and nothing else: when Continue is enabled [R24]. */
export const isTenDigits = (text: string): boolean => /^\d{10}$/.test(text);

/** What people write between the digits of a phone: spaces, dots, brackets and every kind of dash. */
const SEPARATORS = /[\s().\p{Dash}]/gu;

/** Behind a calling code, a zero in brackets is dialled within the country only: +44 (0)20 7946 0000. */
const ZERO_WITHIN_COUNTRY = /^([\s(]*(?:\+|00)\s*\d{1,3}[\s)-]*)\(\s*0\s*\)/;

/**
 * A phone without what only makes it readable: separators, marks that nobody sees, digits of other scripts. 00 in front is
 * a plus.
 */
export const plainPhone = (phone: string): string =>
  asciiDigits(withoutInvisible(phone))
    .replace(/\uff0b/g, "+")
    .replace(ZERO_WITHIN_COUNTRY, "$1")
    .replace(SEPARATORS, "")
    .replace(/^00(?=[1-9])/, "+");

/** The ten digits of an Indian number, a mobile's or a landline's, behind any of what is dialled before them. */
const INDIAN_NUMBER = /^(?:\+91|91)?0?([1-9]\d{9})$/;

const indianDigits = (phone: string): string | undefined => INDIAN_NUMBER.exec(plainPhone(phone))?.[1];

/**
 * Normalizes every way to write an Indian mobile to +91XXXXXXXXXX: bare, with 0, 91, 0091 or +91 in front, with spaces,
 * dots, dashes, brackets or invisible marks inside, in the digits of any Indian script. Normalizing twice changes nothing.
 * What is not read for certain is refused: it could be somebody else's number.
 */
export function normalizeMobile(text: string): Outcome<Mobile, Refusal<"mobile-invalid">> {
  const mobile = `${COUNTRY_CODE}${indianDigits(text) ?? ""}`;
  return isMobile(mobile) ? accept(mobile) : refuse({ code: "mobile-invalid", message: MOBILE_TEN_DIGITS });
}

/** An Indian number, whether a mobile's or a landline's with its area code, as +91XXXXXXXXXX; undefined when it is none. */
export function normalizeIndianPhone(text: string): string | undefined {
  const digits = indianDigits(text);
  return digits && `${COUNTRY_CODE}${digits}`;
}

/** The ten digits without the calling code, as forms show them. */
export const mobileDigits = (mobile: Mobile): string => mobile.slice(COUNTRY_CODE.length);

/** The longest number a phone can have, its calling code included and without the plus (ITU-T E.164). */
export const PHONE_MAXIMUM_DIGITS = 15;

/** The plain digits of a phone without its calling code, if it has one; another country's code stays, with its plus. */
export function withoutCallingCode(phone: string, callingCode: string): string {
  const plain = plainPhone(phone);
  return plain.startsWith(callingCode) ? plain.slice(callingCode.length) : plain;
}

/**
 * What a phone field that shows the calling code in front of it keeps of the input: digits. A number that is pasted, filled
 * in or typed with the code loses it, as the field would show it twice. "+" and "+9" stay until the code is complete, and
 * so does the code of another country: without it, the digits would be somebody else's number here. Digits with other
 * signs between them stay as they are, to be refused. Without a code, an Indian mobile loses its own: it may be sent as it
 * stands here.
 * @param callingCode with its plus, such as "+91"; empty while no country is chosen.
 */
export function phoneInput(typed: string, callingCode: string): string {
  const plain = plainPhone(typed);
  if (plain.length < callingCode.length && callingCode.startsWith(plain)) return plain;
  const national = withoutCallingCode(plain, callingCode);
  const isIndian = callingCode === COUNTRY_CODE;
  if (isIndian || callingCode === "") {
    const digits = indianDigits(national);
    if (digits && (isIndian || isMobile(`${COUNTRY_CODE}${digits}`))) return digits;
  }
  return /^[^\d+]*(\+?\d*)[^\d+]*$/.exec(national)?.[1] ?? national;
}

/**
 * What a key leaves in a phone field: one that makes the number longer than it can be, or unreadable, is ignored: the
 * input is capped [R24]. Never is a number that came whole cut to another one.
 * @param before what the field held.
 * @param after what it would hold.
 * @param maximum of characters, a plus included.
 */
export function afterPhoneKey(before: string, after: string, maximum: number): string {
  // More than one sign at once is no key's: a keyboard put in what it had kept.
  const isOneMore = after.length === before.length + 1;
  return isOneMore && (after.length > maximum || !/^\+?\d*$/.test(after)) ? before : after;
}

/**
 * A phone of exactly ten digits, with or without its calling code in front; returns it with the code, as it is sent
 * [R148]. India's are mobiles, which begin with 6 to 9.
 * @param callingCode with its plus, such as "+91".
 */
export function checkTenDigitPhone(
  phone: string,
  callingCode: string,
  message: string,
): Outcome<string, Refusal<"phone-invalid">> {
  const invalid = refuse({ code: "phone-invalid", message });
  if (callingCode === COUNTRY_CODE) {
    const mobile = normalizeMobile(phone);
    return mobile.ok ? mobile : invalid;
  }
  const digits = withoutCallingCode(phone, callingCode);
  return isTenDigits(digits) ? accept(`${callingCode}${digits}`) : invalid;
}
