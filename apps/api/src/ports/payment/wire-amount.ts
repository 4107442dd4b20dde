import { fromRupees, type Paise, toRupees } from "@store/domain";

const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;

/** `1100.00`: rupees with two decimals, as gateways write and sign them. */
export const wireAmount = (amount: Paise): string => toRupees(amount).toFixed(2);

/** Undefined for what is no amount, or finer than a paisa. */
export const readAmount = (text: string): Paise | undefined =>
  AMOUNT.test(text) ? fromRupees(Number(text)) : undefined;
