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

export const ENTER_SECOND_FACTOR = "Please enter the code of your authenticator app!";
export const SET_UP_SECOND_FACTOR = "Please set up your authenticator app first!";
export const WRONG_SECOND_FACTOR = "This code is wrong, or was used before. Please enter the current one!";
