import { HOUR_MS } from "../dates/durations.ts";

/** How long an entered code of the authenticator app opens the dashboard for a session. */
export const SECOND_FACTOR_TTL_MS = 12 * HOUR_MS;

/** Digits of a code, and seconds until the next one: what every authenticator app understands (RFC 6238). */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;

/**
 * Where a session stands: `off` when none is set up and none is asked for; `setup` when one must be set up first;
 * `required` when a code must be entered; `verified` when one was.
 */
export type SecondFactor = "off" | "setup" | "required" | "verified";

/** What a session has to do about the second factor before the dashboard opens. */
export function secondFactorOf(
  session: { readonly isSetUp: boolean; readonly verifiedUntil: Date | null },
  { now, isMandatory }: { readonly now: Date; readonly isMandatory: boolean },
): SecondFactor {
  if (!session.isSetUp) return isMandatory ? "setup" : "off";
  return session.verifiedUntil !== null && session.verifiedUntil > now ? "verified" : "required";
}

/** Whether the dashboard is open to a session. */
export const isDashboardOpen = (state: SecondFactor): boolean => state === "off" || state === "verified";

/** Recovery codes that a member gets at once, and the letters and digits of each. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_DIGITS = 10;

/** Without those that are read as others: neither i, l, o nor u (Crockford's base 32). */
export const RECOVERY_CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** What somebody meant who typed a recovery code from paper: "O1AB2-CD3EF" → "01ab2cd3ef". */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");

/** A recovery code as it is shown: "01ab2cd3ef" → "01ab2-cd3ef". */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_DIGITS / 2)}-${code.slice(RECOVERY_CODE_DIGITS / 2)}`;

export const ENTER_SECOND_FACTOR = "Please enter the code of your authenticator app!";
export const ENTER_RECOVERY_CODE = "Please enter one of your recovery codes!";
export const SET_UP_SECOND_FACTOR = "Please set up your authenticator app first!";
export const WRONG_SECOND_FACTOR = "This code is wrong, or was used before. Please enter the current one!";
