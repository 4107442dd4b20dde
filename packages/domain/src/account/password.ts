import { minutesAfter } from "../dates/durations.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** [R35] */
export const PASSWORD_MINIMUM_LENGTH = 8;
export const PASSWORD_MAXIMUM_LENGTH = 128;
/** The only symbols allowed (C6). */
export const PASSWORD_SYMBOLS = ["!", "@", "#", "$", "_", ".", "~", "-"] as const;

/** [R33] */
export const PASSWORD_RULE = `Password must be ${PASSWORD_MINIMUM_LENGTH}+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol`;
/** Of one that fits the rule, and that everybody who guesses tries first. */
export const PASSWORD_COMMON = "This password is one of the most common ones. Please choose another!";
export const PASSWORDS_DIFFER = "Passwords do not match";

/** Minutes until the link to reset a password expires. */
export const RESET_LINK_MINUTES = 30;

/** The hyphen is the last of them: inside brackets it would mean a range elsewhere. */
const SYMBOLS = PASSWORD_SYMBOLS.join("");
const ALLOWED = new RegExp(`^[A-Za-z0-9${SYMBOLS}]+$`);
const NEEDED = [/[A-Z]/, /[a-z]/, /[0-9]/, new RegExp(`[${SYMBOLS}]`)];

/** 8 to 128 Latin letters, digits and allowed symbols, with at least one of each kind. */
export function checkPassword(password: string): Outcome<string, Refusal<"password-weak">> {
  const fits =
    password.length >= PASSWORD_MINIMUM_LENGTH &&
    password.length <= PASSWORD_MAXIMUM_LENGTH &&
    ALLOWED.test(password) &&
    NEEDED.every((kind) => kind.test(password));
  return fits ? accept(password) : refuse({ code: "password-weak", message: PASSWORD_RULE });
}

/** A new password, entered twice: for signup, reset and change. */
export function checkNewPassword(
  password: string,
  confirmation: string,
): Outcome<string, Refusal<"password-weak" | "passwords-differ">> {
  const checked = checkPassword(password);
  if (!checked.ok || password === confirmation) return checked;
  return refuse({ code: "passwords-differ", message: PASSWORDS_DIFFER });
}

/** When the link to reset a password expires. */
export const resetLinkExpires = (sentAt: Date): Date => minutesAfter(sentAt, RESET_LINK_MINUTES);

const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({ "@": "a", "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s", "!": "i" }),
);
const unleet = (text: string): string => [...text].map((sign) => LEET.get(sign) ?? sign).join("");

/** A word, and the digits and symbols before and behind it. */
const DRESSED = /^([^a-z@$]*)(.*?)([^a-z]*)$/;

/** Digits that guessers add first: one or two, a run such as 1234, one that is repeated. */
const isAddedFirst = (digits: string): boolean =>
  digits.length <= 2 || "01234567890".includes(digits) || "9876543210".includes(digits) || new Set(digits).size === 1;

/**
 * What a password is looked up by in a list of common ones: itself in small letters, and the word in it, where the digits
 * and symbols about it are those that the rule asks for and that guessers add first: "P@ssw0rd1!" is "password".
 */
export function commonForms(password: string): readonly string[] {
  const whole = password.toLowerCase();
  const [, before = "", word = "", behind = ""] = DRESSED.exec(whole) ?? [];
  const isDressed = [before, behind].every((added) => isAddedFirst(added.replaceAll(/[^0-9]/g, "")));
  return [...new Set([whole, ...(isDressed ? [word, unleet(word)] : [])])].filter((form) => form !== "");
}
