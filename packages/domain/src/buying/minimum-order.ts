import { formatRoundRupees } from "../money/format-money.ts";
import { fromRupees, type Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Document 2, section 9. */
export const MINIMUM_ORDER = fromRupees(250);

/** A cart with a product of this word in its name has no minimum (document 2, section 5). */
export const NO_MINIMUM_WORD = "book";

/** Document 2, section 5. */
export const MINIMUM_ORDER_MESSAGE = `Minimum order value should be ${formatRoundRupees(MINIMUM_ORDER)}`;
export const SUBSCRIPTION_MINIMUM_TITLE = "Minimum Order Amount Required";
export const SUBSCRIPTION_MINIMUM_MESSAGE = `Order amount should be greater than ${formatRoundRupees(MINIMUM_ORDER)} to proceed to checkout.`;

export type MinimumRefusal = Refusal<"below-minimum">;

/**
 * A cart can be ordered from 250 rupees, or with any product whose name holds "book" in any case (checklist C11).
 * @param total the goods with GST, before vouchers, coins and shipping (checklist C37).
 */
export function checkCartMinimum(cart: {
  readonly total: Paise;
  readonly names: readonly string[];
}): Outcome<Paise, MinimumRefusal> {
  if (cart.total >= MINIMUM_ORDER) return accept(cart.total);
  if (cart.names.some((name) => name.toLowerCase().includes(NO_MINIMUM_WORD))) return accept(cart.total);
  return refuse({ code: "below-minimum", message: MINIMUM_ORDER_MESSAGE });
}

/** A subscription's order must be above 250 rupees; 250 itself is refused (checklist C11). */
export function checkSubscriptionMinimum(amount: Paise): Outcome<Paise, MinimumRefusal> {
  if (amount > MINIMUM_ORDER) return accept(amount);
  return refuse({
    code: "below-minimum",
    title: SUBSCRIPTION_MINIMUM_TITLE,
    message: SUBSCRIPTION_MINIMUM_MESSAGE,
  });
}
