import { fromRupees, type Paise, ZERO_PAISE } from "../money/money.ts";

/** Document 2, section 9. */
export const SHIPPING_CHARGE = fromRupees(100);
/** Document 2, section 9. */
export const FREE_SHIPPING_CITY = "Ahmedabad";

/**
 * Free for elite members, and when the first address of the shopper's list is in Ahmedabad, whichever address the
 * order goes to (document 2, section 9; checklist C17).
 */
export function shippingCharge(shopper: {
  readonly isElite: boolean;
  readonly firstAddressCity?: string | null | undefined;
}): Paise {
  const city = shopper.firstAddressCity?.trim().toLowerCase();
  return shopper.isElite || city === FREE_SHIPPING_CITY.toLowerCase() ? ZERO_PAISE : SHIPPING_CHARGE;
}
