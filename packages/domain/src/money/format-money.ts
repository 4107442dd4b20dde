import { type Paise, toRupees } from "./money.ts";

/*
 * Written without `Intl`: for the first formatter a browser loads its data, which takes a phone as long as all other
 * modules of a page together.
 */

/** Where Indian grouping has a comma: before the last three digits, and before each two ahead of them. */
const COMMAS = /\B(?=(?:\d{2})*\d{3}$)/g;

/** "1,24,999": a whole number with Indian grouping [R198]. */
export const formatCount = (count: number): string => String(count).replace(COMMAS, ",");

/** "1,24,999.50": an amount in rupees without their sign. */
export function formatDecimals(amount: Paise): string {
  const paise = Math.abs(amount) % 100;
  const rupees = Math.trunc(toRupees(amount));
  return `${amount < 0 && rupees === 0 ? "-" : ""}${formatCount(rupees)}.${String(paise).padStart(2, "0")}`;
}

const withSign = (figure: string): string => (figure.startsWith("-") ? `-₹${figure.slice(1)}` : `₹${figure}`);

/** "₹1,24,999.50": rupees with two decimals and Indian grouping [R198]. */
export const formatRupees = (amount: Paise): string => withSign(formatDecimals(amount));

/** "₹1,24,999" for a round amount, two decimals otherwise: event and coin pages, and texts [R198]. */
export const formatRoundRupees = (amount: Paise): string =>
  amount % 100 === 0 ? withSign(formatCount(toRupees(amount))) : formatRupees(amount);
