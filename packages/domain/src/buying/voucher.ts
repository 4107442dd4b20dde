import { hasCome } from "../dates/durations.ts";
import { formatRoundRupees } from "../money/format-money.ts";
import { type Paise, smallerMoney } from "../money/money.ts";
import { percentOf } from "../money/percent.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Document 2, section 8. */
export const VOUCHER_ERROR = "There was an error!";
export const VOUCHER_LOGIN = "Please login to apply a voucher!";
export const VOUCHER_UNKNOWN = "This voucher code is not valid.";
export const VOUCHER_NOT_STARTED = "This voucher is not valid yet.";
export const VOUCHER_EXPIRED = "This voucher has expired.";
export const VOUCHER_USED_UP = "This voucher has already been used.";
export const voucherMinimumMessage = (minimum: Paise): string =>
  `This voucher needs products for at least ${formatRoundRupees(minimum)}.`;

/** What a voucher takes off the cart's subtotal before GST. */
export type Discount = (
  | { readonly kind: "flat"; readonly amount: Paise }
  | {
      readonly kind: "percent";
      readonly percent: number;
      /** The most that the percentage may take off. */
      readonly cap?: Paise | null | undefined;
    }
) & {
  /** The smallest subtotal it applies to. */
  readonly minimum?: Paise | null | undefined;
};

export type Voucher = Discount & {
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
  /** How often it can still be used; without a limit when left out. */
  readonly usesLeft?: number | null | undefined;
};

export type VoucherRefusal = Refusal<
  "voucher-unknown" | "voucher-not-started" | "voucher-expired" | "voucher-used-up" | "voucher-below-minimum"
>;

const refused = (code: VoucherRefusal["code"], message: string) => refuse({ code, title: VOUCHER_ERROR, message });

/** The discount that a voucher gives: never above the subtotal, half a paisa rounded up. */
export function voucherDiscount(discount: Discount, subtotal: Paise): Paise {
  if (discount.kind === "flat") return smallerMoney(discount.amount, subtotal);
  const share = smallerMoney(percentOf(subtotal, discount.percent), subtotal);
  return discount.cap == null ? share : smallerMoney(share, discount.cap);
}

/** Whether a voucher can be applied now. Returns its discount. Only an order uses a voucher up (checklist C13). */
export function checkVoucher(
  voucher: Voucher | undefined,
  cart: { readonly subtotal: Paise; readonly now: Date },
): Outcome<Paise, VoucherRefusal> {
  if (!voucher) return refused("voucher-unknown", VOUCHER_UNKNOWN);
  if (voucher.startsAt && !hasCome(voucher.startsAt, cart.now)) {
    return refused("voucher-not-started", VOUCHER_NOT_STARTED);
  }
  if (voucher.endsAt && hasCome(voucher.endsAt, cart.now)) return refused("voucher-expired", VOUCHER_EXPIRED);
  if (voucher.usesLeft != null && voucher.usesLeft <= 0) return refused("voucher-used-up", VOUCHER_USED_UP);
  if (voucher.minimum != null && cart.subtotal < voucher.minimum) {
    return refused("voucher-below-minimum", voucherMinimumMessage(voucher.minimum));
  }
  return accept(voucherDiscount(voucher, cart.subtotal));
}

/** A code in the form in which it is compared: trimmed, in capitals. */
export const voucherKey = (code: string): string => code.trim().toUpperCase();
