import { minutesAfter } from "../dates/durations.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Document 1, section 9. */
export const PASSWORD_MINIMUM_LENGTH = 8;
export const PASSWORD_MAXIMUM_LENGTH = 128;
/** The only symbols allowed (document 1, section 5; checklist C6). */
export const PASSWORD_SYMBOLS = ["!", "@", "#", "$", "_", ".", "~", "-"] as const;

/** Document 1, section 5. */
export const PASSWORD_RULE = `Password must be ${PASSWORD_MINIMUM_LENGTH}+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol`;
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
