import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from "@store/domain";
import { Secret, TOTP } from "otpauth";

/** Codes of this many steps before and after are right as well: clocks of telephones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, issuer = "", label = ""): TOTP =>
  new TOTP({ issuer, label, secret, digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS });

/** What an authenticator app reads from the QR code. */
export const totpUri = (secret: string, names: { readonly issuer: string; readonly label: string }): string =>
  totpOf(secret, names.issuer, names.label).toString();

/** The code that is right at a moment. */
export const totpAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/**
 * The time step whose code was entered (RFC 6238).
 * @param lastStep of the last code that was accepted: a code opens once.
 */
export function totpStep(secret: string, code: string, now: Date, lastStep: number | null): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / (TOTP_PERIOD_SECONDS * 1000)) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}
