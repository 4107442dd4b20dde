import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** [R33] */
export const INVALID_EMAIL = "Invalid email format";
/** The longest address that mail can carry (RFC 5321). */
export const EMAIL_MAXIMUM_LENGTH = 254;

/** Words of letters, digits and RFC 5322's signs, with dots between them: no quotes, brackets, commas or comments. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LOCAL_PART_MAXIMUM_LENGTH = 64;
/** At least two labels (RFC 1123), the last one not a number; other scripts as xn--. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * A dot-atom and a domain with a dot. [R34] asks for the @ alone; but what else a mail server would read as an address,
 * such as "v@example.com>", is another text for the same mailbox, and would get around limits.
 * @returns the address, trimmed
 */
export function checkEmail(text: string): Outcome<string, Refusal<"email-invalid">> {
  const email = text.trim();
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const fits =
    email.length <= EMAIL_MAXIMUM_LENGTH &&
    local.length <= LOCAL_PART_MAXIMUM_LENGTH &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(email.slice(at + 1));
  return fits ? accept(email) : refuse({ code: "email-invalid", message: INVALID_EMAIL });
}

/** An address in the form in which it is compared: trimmed, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
