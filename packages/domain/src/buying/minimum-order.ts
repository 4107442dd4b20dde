import { formatRoundRupees } from "../money/format-money.ts";
import { fromRupees, type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
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

type MinimumCart = {
  /** The goods with GST, before vouchers, coins and shipping (checklist C37). */
  readonly total: Paise;
  readonly names: readonly string[];
};

const hasNoMinimum = (names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase().includes(NO_MINIMUM_WORD));

/** How much a cart lacks to be ordered; zero when it can be. */
export const missingToMinimum = ({ total, names }: MinimumCart): Paise =>
  total >= MINIMUM_ORDER || hasNoMinimum(names) ? ZERO_PAISE : subtractMoney(MINIMUM_ORDER, total);

/** A cart can be ordered from 250 rupees, or with any product whose name holds "book" in any case (checklist C11). */
export function checkCartMinimum(cart: MinimumCart): Outcome<Paise, MinimumRefusal> {
  if (missingToMinimum(cart) === ZERO_PAISE) return accept(cart.total);
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
