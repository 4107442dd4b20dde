import { formatRoundRupees, type Paise } from "@store/domain";

/** An amount in the lettering of the legal pages: `Rs. 100` (document 3, section 9). */
export const legalRupees = (amount: Paise): string => formatRoundRupees(amount).replace("₹", "Rs. ");

/** `Ahmedabad, Mumbai and Kolkata`. */
export const listed = (items: readonly string[], join: "and" | "or" = "and"): string =>
  [...items.slice(0, -2), items.slice(-2).join(` ${join} `)].join(", ");
