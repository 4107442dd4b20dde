import { hasCome } from "../dates/durations.ts";
import { formatRoundRupees } from "../money/format-money.ts";
import { type Paise, smallerMoney } from "../money/money.ts";
import { percentOf } from "../money/percent.ts";
import { accept, type Outcome, type Refusal, type RefusalParams, refuse } from "../outcome.ts";
import { type CartLine, cartTotals } from "./cart-totals.ts";

/** What the store's own products are named with, as in SO Elite. */
export const PRODUCT_PREFIX = "SO";
/** Begins with the product prefix [R86]. */
export const VOUCHER_PLACEHOLDER = `${PRODUCT_PREFIX} voucher or gift code`;

/** [R86] */
export const VOUCHER_ERROR = "There was an error!";
export const VOUCHER_LOGIN = "Please login to apply a voucher!";
export const VOUCHER_MISSING = "Please enter a voucher code!";
export const VOUCHER_UNKNOWN = "This voucher code is not valid.";
export const VOUCHER_NOT_STARTED = "This voucher is not valid yet.";
export const VOUCHER_EXPIRED = "This voucher has expired.";
export const VOUCHER_USED_UP = "This voucher has already been used.";
export const VOUCHER_USED_BEFORE = "You have already used this voucher.";
/** The rest on a gift voucher stays with the account that spent it first (C38). */
export const VOUCHER_OF_ANOTHER = "This gift voucher is already in use with another account.";
export const voucherMinimumMessage = (minimum: Paise): string =>
  `This voucher needs products for at least ${formatRoundRupees(minimum)}.`;

/** What a promotion takes off the cart's subtotal before GST. */
export type Discount = (
  | { readonly kind: "flat"; readonly amount: Paise }
  | {
      readonly kind: "percent";
      readonly percent: number;
      /** The most that the percentage may take off. */
      readonly cap?: Paise | null | undefined;
    }
) & {
  /** The smallest total of goods that it applies to, with their GST (C61). */
  readonly minimum?: Paise | null | undefined;
  /** How often one customer can use it; without a limit when left out. */
  readonly usesPerCustomer?: number | null | undefined;
};

/** Money on a code: it pays an order of any size, and keeps what the order leaves (C38). */
export type GiftBalance = {
  readonly kind: "gift";
  /** What is left on it. */
  readonly balance: Paise;
  /** The customer who spent from it first, the only one who may go on. */
  readonly ownerId?: number | null | undefined;
};

/** A promotion's code or a gift voucher. A cart holds one of either. */
export type Voucher = (Discount | GiftBalance) & {
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
  /** How often it can still be used; without a limit when left out. */
  readonly usesLeft?: number | null | undefined;
};

/** What a voucher gives a cart, as {@link cartTotals} takes it: a discount, or the balance of a gift voucher. */
export type VoucherBenefit = { readonly discount: Paise } | { readonly giftVoucher: Paise };

export type VoucherRefusal = Refusal<
  | "voucher-unknown"
  | "voucher-not-started"
  | "voucher-expired"
  | "voucher-used-up"
  | "voucher-used-before"
  | "voucher-of-another"
  | "voucher-below-minimum"
>;

const refused = (code: VoucherRefusal["code"], message: string, params?: RefusalParams) =>
  refuse({ code, title: VOUCHER_ERROR, message, ...(params ? { params } : {}) });

/** The discount that a promotion gives: never above the subtotal, half a paisa rounded up. */
export function voucherDiscount(discount: Discount, subtotal: Paise): Paise {
  if (discount.kind === "flat") return smallerMoney(discount.amount, subtotal);
  const share = smallerMoney(percentOf(subtotal, discount.percent), subtotal);
  return discount.cap == null ? share : smallerMoney(share, discount.cap);
}

/** The cart that a voucher is tried on. */
export type VoucherCart = {
  readonly lines: readonly CartLine[];
  readonly now: Date;
  readonly customerId?: number | undefined;
  /** Orders of this customer that have used the voucher. */
  readonly usesByCustomer?: number | undefined;
};

function checkGift(gift: GiftBalance, { customerId }: VoucherCart): Outcome<VoucherBenefit, VoucherRefusal> {
  if (gift.ownerId != null && gift.ownerId !== customerId) return refused("voucher-of-another", VOUCHER_OF_ANOTHER);
  if (gift.balance <= 0) return refused("voucher-used-up", VOUCHER_USED_UP);
  return accept({ giftVoucher: gift.balance });
}

function checkDiscount(
  discount: Discount,
  { lines, usesByCustomer = 0 }: VoucherCart,
): Outcome<VoucherBenefit, VoucherRefusal> {
  if (discount.usesPerCustomer != null && usesByCustomer >= discount.usesPerCustomer) {
    return refused("voucher-used-before", VOUCHER_USED_BEFORE);
  }
  // What the shop's own minimum looks at too: the goods with GST, before vouchers, coins and shipping (C61).
  const { goodsTotal, subtotal } = cartTotals({ lines });
  if (discount.minimum != null && goodsTotal < discount.minimum) {
    return refused("voucher-below-minimum", voucherMinimumMessage(discount.minimum), { minimum: discount.minimum });
  }
  return accept({ discount: voucherDiscount(discount, subtotal) });
}

/** Whether a voucher can be applied now. Returns what it gives. Only an order uses a voucher up (C13). */
export function checkVoucher(voucher: Voucher | undefined, cart: VoucherCart): Outcome<VoucherBenefit, VoucherRefusal> {
  if (!voucher) return refused("voucher-unknown", VOUCHER_UNKNOWN);
  if (voucher.startsAt && !hasCome(voucher.startsAt, cart.now)) {
    return refused("voucher-not-started", VOUCHER_NOT_STARTED);
  }
  if (voucher.endsAt && hasCome(voucher.endsAt, cart.now)) return refused("voucher-expired", VOUCHER_EXPIRED);
  if (voucher.usesLeft != null && voucher.usesLeft <= 0) return refused("voucher-used-up", VOUCHER_USED_UP);
  return voucher.kind === "gift" ? checkGift(voucher, cart) : checkDiscount(voucher, cart);
}

/** A code in the form in which it is compared: trimmed, in capitals. */
export const voucherKey = (code: string): string => code.trim().toUpperCase();
