import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Document 1, section 5. */
export const INVALID_EMAIL = "Invalid email format";
/** The longest address that mail can carry (RFC 5321). */
export const EMAIL_MAXIMUM_LENGTH = 254;

/** Something, an @, something, and no space: document 1, section 5 asks for the @ alone. Returns it trimmed. */
export function checkEmail(text: string): Outcome<string, Refusal<"email-invalid">> {
  const email = text.trim();
  const fits = email.length <= EMAIL_MAXIMUM_LENGTH && /^[^\s@]+@[^\s@]+$/.test(email);
  return fits ? accept(email) : refuse({ code: "email-invalid", message: INVALID_EMAIL });
}

/** An address in the form in which it is compared: trimmed, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
