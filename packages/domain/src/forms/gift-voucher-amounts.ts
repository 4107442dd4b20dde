import { fromRupees, type Paise } from "../money/money.ts";

// Apart from the form that they belong to: the titles of the pages name them, and load no checks.

/** Offered in addition to a custom amount [R173]. */
export const GIFT_VOUCHER_AMOUNTS: readonly Paise[] = [100, 500, 1000, 2000].map(fromRupees);
/** Bounds of a custom amount; the requirements name none. */
export const GIFT_VOUCHER_MINIMUM = fromRupees(100);
export const GIFT_VOUCHER_MAXIMUM = fromRupees(10_000);
