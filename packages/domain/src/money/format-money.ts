import { type Paise, toRupees } from "./money.ts";

const twoDecimals = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const asNeeded = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** "₹1,24,999.50": rupees with two decimals and Indian grouping (document 1, section 9). */
export const formatRupees = (amount: Paise): string => twoDecimals.format(toRupees(amount));

/** "₹1,24,999" for a round amount, two decimals otherwise: event and coin pages, and texts (document 3, section 9). */
export const formatRoundRupees = (amount: Paise): string =>
  (amount % 100 === 0 ? asNeeded : twoDecimals).format(toRupees(amount));
