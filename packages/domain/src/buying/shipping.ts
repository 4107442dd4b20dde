import { type Paise, ZERO_PAISE } from "../money/money.ts";
import type { Policy } from "../policy.ts";

/**
 * Free for elite members, and when the first address of the shopper's list is in the policy's free city, whichever address
 * the order goes to (C17).
 */
export function shippingCharge(
  shopper: {
    readonly isElite: boolean;
    /** The city's id; none where the address names a town that is not among the cities. */
    readonly firstAddressCity?: number | null | undefined;
  },
  { shipping }: Policy,
): Paise {
  return shopper.isElite || shopper.firstAddressCity === shipping.freeCity.id ? ZERO_PAISE : shipping.charge;
}
