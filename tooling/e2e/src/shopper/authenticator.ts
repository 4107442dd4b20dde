import { createHmac } from "node:crypto";
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from "@store/domain";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of a secret as an authenticator app is given it (RFC 4648, section 6). */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a time step (RFC 6238, on RFC 4226, section 5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const binary = digest.readUInt32BE((digest.at(-1) ?? 0) % 16) % 2 ** 31;
  return String(binary % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, "0");
}

/**
 * An authenticator app. The store takes no step twice, and the one after the clock's as well: a code that is asked for
 * within the same half minute is of the step after the last.
 */
export function authenticatorApp(secret: string): () => string {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(Date.now() / 1000 / TOTP_PERIOD_SECONDS), last + 1);
    return codeOf(secret, last);
  };
}
