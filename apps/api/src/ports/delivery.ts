import { errorCode } from "../lib/errors.ts";

/**
 * What became of a message. A reason is for the log: a code, never an address or a text. A final one is not worth
 * another try: the receiver does not exist.
 */
export type Delivery =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly reason: string; readonly isFinal: boolean };

export const SENT: Delivery = { isSent: true };

export const notSent = (reason: string, isFinal = false): Delivery => ({ isSent: false, reason, isFinal });

/** A failure of the network or of a library, as its code. */
export const failedWith = (error: unknown): Delivery =>
  notSent(errorCode(error) ?? (error instanceof Error ? error.name : "unknown"));
