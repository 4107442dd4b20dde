import { fromRupees } from "../money/money.ts";

/** Days between deliveries that are offered: 1, 2, 3 and 4 months (C33, C43). */
export const SUBSCRIPTION_INTERVALS_DAYS: readonly number[] = [30, 60, 90, 120];
/** The same as the menu names them: a month is thirty days (C33). */
export const SUBSCRIPTION_INTERVALS = SUBSCRIPTION_INTERVALS_DAYS.map((durationDays) => ({
  name: durationDays === 30 ? "Every month" : `Every ${durationDays / 30} months`,
  durationDays,
}));
/**
 * A pause or cancellation stops the deliveries that are at least this many calendar days away [R170].
 */
export const CANCEL_NOTICE_DAYS = 10;
/** Days before a delivery that its order and price are made, and its notice goes (C43). */
export const ORDER_AHEAD_DAYS = 2;
/** Between notice and charge. The RBI wants at least 24 hours. */
export const CHARGE_NOTICE_HOURS = 24;
/** The most that is charged without the shopper: the RBI's limit of a mandate. */
export const MANDATE_LIMIT = fromRupees(15_000);
/** How long a mandate is asked for. */
export const MANDATE_YEARS = 5;
