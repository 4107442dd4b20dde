import { hash, timingSafeEqual } from "node:crypto";
import { fromRupees, type Paise, toRupees } from "@store/domain";

const NOT_PLAIN = /[^\p{L}\p{M}\p{N} .,()/@+_-]+/gu;

/**
 * A text that every gateway accepts: letters, digits and plain punctuation in one line. In PayU's hash a `|` would let
 * one field pass for two.
 */
export const cleanText = (text: string, most: number): string =>
  Array.from(text.normalize("NFC").replaceAll(NOT_PLAIN, " ").replaceAll(/\s+/g, " ").trim())
    .slice(0, most)
    .join("")
    .trim();

const digest = (text: string): Uint8Array => hash("sha256", text, "buffer");

/** Compares signatures in constant time. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;

/** `1100.00`: rupees with two decimals, as gateways write and sign them. */
export const wireAmount = (amount: Paise): string => toRupees(amount).toFixed(2);

/** Undefined for an invalid amount, or one finer than a paisa. */
export const readAmount = (text: string): Paise | undefined =>
  AMOUNT.test(text) ? fromRupees(Number(text)) : undefined;
