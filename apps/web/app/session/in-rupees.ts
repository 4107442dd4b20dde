import { type Paise, toRupees } from "@store/domain";

/** An amount as the session keeps it. */
export const inRupees = (amount: Paise): string => toRupees(amount).toFixed(2);
