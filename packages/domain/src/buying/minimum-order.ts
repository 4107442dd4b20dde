import { formatRoundRupees } from "../money/format-money.ts";
import { type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";

/** A cart with a product of this word in its name has no minimum [R92]. */
export const NO_MINIMUM_WORD = "book";

/** [R92] */
export const minimumOrderMessage = (minimum: Paise): string =>
  `Minimum order value should be ${formatRoundRupees(minimum)}`;
export const SUBSCRIPTION_MINIMUM_TITLE = "Minimum Order Amount Required";
export const subscriptionMinimumMessage = (minimum: Paise): string =>
  `Order amount should be greater than ${formatRoundRupees(minimum)} to proceed to checkout.`;

export type MinimumRefusal = Refusal<"below-minimum">;

type MinimumCart = {
  /** The goods with GST, before vouchers, coins and shipping (C37). */
  readonly total: Paise;
  readonly names: readonly string[];
};

const hasNoMinimum = (names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase().includes(NO_MINIMUM_WORD));

/** How much a cart lacks to be ordered; zero when it can be. */
export const missingToMinimum = ({ total, names }: MinimumCart, { minimumOrder }: Policy): Paise =>
  total >= minimumOrder || hasNoMinimum(names) ? ZERO_PAISE : subtractMoney(minimumOrder, total);

/** A cart can be ordered from the minimum, 250 rupees, or with any product whose name holds "book" in any case (C11). */
export function checkCartMinimum(cart: MinimumCart, policy: Policy): Outcome<Paise, MinimumRefusal> {
  if (missingToMinimum(cart, policy) === ZERO_PAISE) return accept(cart.total);
  return refuse({
    code: "below-minimum",
    params: { minimum: policy.minimumOrder },
    message: minimumOrderMessage(policy.minimumOrder),
  });
}

/** A subscription's order must be above the minimum; 250 rupees themselves are refused (C11). */
export function checkSubscriptionMinimum(amount: Paise, { minimumOrder }: Policy): Outcome<Paise, MinimumRefusal> {
  if (amount > minimumOrder) return accept(amount);
  return refuse({
    code: "below-minimum",
    title: SUBSCRIPTION_MINIMUM_TITLE,
    params: { minimum: minimumOrder },
    message: subscriptionMinimumMessage(minimumOrder),
  });
}
