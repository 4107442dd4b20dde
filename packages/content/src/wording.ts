import { formatRoundRupees, type Paise } from "@store/domain";

/** An amount in the lettering of the legal pages: `Rs. 100` (document 3, section 9). */
export const legalRupees = (amount: Paise): string => formatRoundRupees(amount).replace("₹", "Rs. ");

const grouping = new Intl.NumberFormat("en-IN");

/** A number of things, such as 1,240. */
export const counted = (count: number): string => grouping.format(count);

const listing = {
  and: new Intl.ListFormat("en-IN", { type: "conjunction" }),
  or: new Intl.ListFormat("en-IN", { type: "disjunction" }),
};

/** `Ahmedabad, Mumbai and Kolkata`. */
export const listed = (items: readonly string[], join: keyof typeof listing = "and"): string =>
  listing[join].format(items);
