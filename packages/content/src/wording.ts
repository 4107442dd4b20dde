import { formatRoundRupees, type Paise, type Policy } from "@store/domain";

/** An amount in the lettering of the legal pages: `Rs. 100` [R117]. */
export const legalRupees = (amount: Paise): string => formatRoundRupees(amount).replace("₹", "Rs. ");

/** `Ahmedabad, Mumbai and Kolkata`. */
export const listed = (items: readonly string[], join: "and" | "or" = "and"): string =>
  [...items.slice(0, -2), items.slice(-2).join(` ${join} `)].join(", ");

/** `5 to 6`: the working days to the rest of India [R118]. */
export const restOfIndiaDays = ({ delivery: { restWorkingDays } }: Policy): string =>
  `${restWorkingDays.from} to ${restWorkingDays.to}`;
