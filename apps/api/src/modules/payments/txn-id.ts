import { randomBytes } from "node:crypto";

const LENGTH = 25;
const TXN_ID = /^[0-9a-z]{25}$/;

/** A new transaction id: 128 random bits in the 25 letters and digits that every gateway takes. */
export const newTxnId = (): string =>
  BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString(36)
    .padStart(LENGTH, "0");

/** Whether a text can be a transaction id at all; what cannot is neither looked up nor logged. */
export const isTxnId = (text: string): boolean => TXN_ID.test(text);
