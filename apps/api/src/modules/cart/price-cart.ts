import { type CartTotals, cartTotals, checkCoinRedemption, checkVoucher, type Paise } from "@store/domain";
import { toVoucher, type VoucherRow } from "../vouchers/voucher-row.ts";
import type { CartContents } from "./read-cart.ts";

/** A cart with everything taken off that it bears at this moment. */
export interface CartPrice {
  readonly totals: CartTotals;
  /** The voucher on the cart, as long as it applies. */
  readonly voucher: VoucherRow | undefined;
}

/**
 * Adds a cart up. A voucher that stopped applying takes nothing off; coins that the balance or the total no longer
 * bears are not redeemed, rather than fewer than the OTP confirmed.
 */
export function priceCart(
  { lines, voucher, redeemed }: Pick<CartContents, "lines" | "voucher" | "redeemed">,
  { shipping, now }: { readonly shipping: Paise; readonly now: Date },
): CartPrice {
  const plain = cartTotals({ lines, shipping });
  const discount = voucher && checkVoucher(toVoucher(voucher), { subtotal: plain.subtotal, now });
  const applied = discount?.ok ? { discount: discount.value } : {};
  const totals = cartTotals({ lines, shipping, ...applied });
  const coins =
    redeemed &&
    checkCoinRedemption({
      isLoggedIn: true,
      coins: redeemed.coins,
      available: redeemed.balance,
      orderTotal: totals.orderTotal,
    });
  return {
    totals: coins?.ok ? cartTotals({ lines, shipping, ...applied, coins: coins.value }) : totals,
    voucher: voucher && discount?.ok ? voucher : undefined,
  };
}
