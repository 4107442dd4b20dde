import { fromRupees, type Paise, ZERO_PAISE } from "../money/money.ts";

/** Document 2, section 9. */
export const SHIPPING_CHARGE = fromRupees(100);
/** Document 2, section 9. */
export const FREE_SHIPPING_CITY = "Ahmedabad";
/** Its id among the cities that are offered: a town of the same name elsewhere, or a name that was typed, is another. */
export const FREE_SHIPPING_CITY_ID = 1_040_101;

/**
 * Free for elite members, and when the first address of the shopper's list is in Ahmedabad, whichever address the
 * order goes to (document 2, section 9; checklist C17).
 */
export function shippingCharge(shopper: {
  readonly isElite: boolean;
  /** The city's id; none where the address names a town that is not among the cities. */
  readonly firstAddressCity?: number | null | undefined;
}): Paise {
  return shopper.isElite || shopper.firstAddressCity === FREE_SHIPPING_CITY_ID ? ZERO_PAISE : SHIPPING_CHARGE;
}
