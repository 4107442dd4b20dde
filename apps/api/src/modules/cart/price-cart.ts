import {
  type CartTotals,
  cartTotals,
  checkCoinRedemption,
  checkVoucher,
  type Paise,
  shippingCharge,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import { toVoucher, type VoucherRow } from "../vouchers/vouchers.ts";
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

/** What the checkout would charge this shopper; a visitor has neither membership nor addresses. */
export async function shippingOf(db: Database, shopper: Shopper): Promise<Paise> {
  if (shopper.kind === "visitor") return shippingCharge({ isElite: false });
  const [first] = await readAddresses(db, shopper.customerId);
  return shippingCharge({ isElite: shopper.isElite, firstAddressCity: first?.city.name });
}
