import { formatRupees, type Paise } from "@store/domain";

/** An amount inside a sentence: `₹250`, with paise only where there are any. */
export const rupees = (amount: Paise): string => formatRupees(amount).replace(/\.00$/, "");

/** The same in the lettering of the legal pages: `Rs. 100` (document 3, section 9). */
export const legalRupees = (amount: Paise): string => rupees(amount).replace("₹", "Rs. ");

const listing = {
  and: new Intl.ListFormat("en-IN", { type: "conjunction" }),
  or: new Intl.ListFormat("en-IN", { type: "disjunction" }),
};

/** `Ahmedabad, Mumbai and Kolkata`. */
export const listed = (items: readonly string[], join: keyof typeof listing = "and"): string =>
  listing[join].format(items);
