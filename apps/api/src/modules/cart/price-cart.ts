import {
  type CartTotals,
  cartTotals,
  checkCoinRedemption,
  checkVoucher,
  coinsEarned,
  type Paise,
  type Policy,
  shippingCharge,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import { toVoucher, type VoucherRow } from "../vouchers/vouchers.ts";
import type { CartContents } from "./read-cart.ts";

/** A cart with the voucher and coins that apply at this moment. */
export interface PricedCart {
  readonly totals: CartTotals;
  /** The voucher on the cart, as long as it applies. */
  readonly voucher: VoucherRow | undefined;
  /** Coins that its order earns. */
  readonly earnedCoins: number;
}

/** What prices a cart: its lines, and what its customer put on it. */
export type CartToPrice = Pick<CartContents, "lines" | "voucher" | "redeemed" | "customerId" | "usesByCustomer">;

/**
 * Prices a cart. A voucher that stopped applying gives nothing. Coins are redeemed as the OTP confirmed them, or not
 * at all when the balance or the total no longer allows that many.
 */
export function priceCart(
  { lines, voucher, redeemed, customerId, usesByCustomer }: CartToPrice,
  { shipping, now }: { readonly shipping: Paise; readonly now: Date },
  policy: Policy,
): PricedCart {
  const benefit = voucher && checkVoucher(toVoucher(voucher), { lines, now, customerId, usesByCustomer });
  const applied = benefit?.ok ? benefit.value : {};
  const totals = cartTotals({ lines, shipping, ...applied });
  const coins =
    redeemed &&
    checkCoinRedemption(
      {
        isLoggedIn: true,
        coins: redeemed.coins,
        available: redeemed.balance,
        orderTotal: totals.beforeCoins,
      },
      policy,
    );
  const priced = coins?.ok ? cartTotals({ lines, shipping, ...applied, coins: coins.value }) : totals;
  return {
    totals: priced,
    voucher: voucher && benefit?.ok ? voucher : undefined,
    earnedCoins: coinsEarned(priced.finalTotal, { redeemed: priced.coins > 0 }, policy),
  };
}

/** What the checkout would charge this shopper; a visitor has neither membership nor addresses. */
export async function shippingOf(db: Database, shopper: Shopper, policy: Policy): Promise<Paise> {
  if (shopper.kind === "visitor") return shippingCharge({ isElite: false }, policy);
  const [first] = await readAddresses(db, shopper.customerId);
  return shippingCharge({ isElite: shopper.isElite, firstAddressCity: first?.city.id }, policy);
}
