import { fromRupees, type Paise } from "../money/money.ts";

// Apart from the form that they belong to: the titles of the pages name them, and load no checks.

/** Offered in addition to a custom amount (document 3, section 9). */
export const GIFT_VOUCHER_AMOUNTS: readonly Paise[] = [100, 500, 1000, 2000].map(fromRupees);
/** Bounds of a custom amount; the specification names none. */
export const GIFT_VOUCHER_MINIMUM = fromRupees(100);
export const GIFT_VOUCHER_MAXIMUM = fromRupees(10_000);
