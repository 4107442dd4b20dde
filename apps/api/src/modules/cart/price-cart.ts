import {
  type CartTotals,
  cartReduction,
  cartTotals,
  checkCoinRedemption,
  checkVoucher,
  coinsEarned,
  goodsWeight,
  type Paise,
  type Policy,
  type ShippedOrder,
  type ShippingPlace,
  shippingCharge,
  ZERO_PAISE,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { type AddressRow, readAddresses } from "../addresses/read-addresses.ts";
import { toVoucher, type VoucherRow } from "../vouchers/vouchers.ts";
import type { CartContents } from "./read-cart.ts";

/** A cart with the voucher and coins that apply at this moment. */
export interface PricedCart {
  readonly totals: CartTotals;
  /** The voucher on the cart, as long as it applies. */
  readonly voucher: VoucherRow | undefined;
  /** The name of the shop's discount on the cart, where that takes more off than a code. */
  readonly discountName: string | undefined;
  /** Coins that its order earns. */
  readonly earnedCoins: number;
}

/** What prices a cart: its lines, and what its customer put on it. */
export type CartToPrice = Pick<
  CartContents,
  "lines" | "cartDiscounts" | "voucher" | "redeemed" | "customerId" | "usesByCustomer"
>;

/** Who orders: what decides about the shipping, but for the cart. */
export type Shipped = Omit<ShippedOrder, "goods" | "grams">;

/** Where the first of a customer's addresses is, which decides about the shipping (C17). */
export const shippingPlace = ([first]: readonly AddressRow[]): ShippingPlace | undefined =>
  first && { city: first.city.id, postalCode: first.address.postalCode };

/**
 * Prices a cart. What is to be paid on delivery has the fee for cash on top. A voucher that stopped applying gives
 * nothing, nor does a promotion's where a discount of the shop takes off as much. Coins are redeemed as the OTP confirmed them, or not at all when the balance or the total no longer allows
 * that many.
 */
export function priceCart(
  { lines, cartDiscounts, voucher, redeemed, customerId, usesByCustomer }: CartToPrice,
  { shipped, now, isCash = false }: { readonly shipped: Shipped; readonly now: Date; readonly isCash?: boolean },
  policy: Policy,
): PricedCart {
  const benefit = voucher && checkVoucher(toVoucher(voucher), { lines, now, customerId, usesByCustomer });
  const given: { discount?: Paise; giftVoucher?: Paise } = benefit?.ok ? benefit.value : {};
  const { discount, by } = cartReduction(lines, cartDiscounts, given.discount);
  const applied = { ...given, discount };
  const { finalTotal: goods } = cartTotals({ lines, ...applied });
  const shipping = shippingCharge({ ...shipped, goods, grams: goodsWeight(lines) }, policy);
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
  const cashFee = isCash ? policy.cashOnDelivery.fee : ZERO_PAISE;
  const priced = cartTotals({ lines, shipping, cashFee, ...applied, coins: coins?.ok ? coins.value : 0 });
  return {
    totals: priced,
    voucher: voucher && benefit?.ok && (voucher.isGift || !by) ? voucher : undefined,
    discountName: by?.name,
    earnedCoins: coinsEarned(priced.finalTotal, { redeemed: priced.coins > 0 }, policy),
  };
}

/** What decides about this shopper's shipping; a visitor has neither membership nor addresses. */
export async function readShipped(db: Database, shopper: Shopper): Promise<Shipped> {
  if (shopper.kind === "visitor") return { isElite: false };
  return { isElite: shopper.isElite, place: shippingPlace(await readAddresses(db, shopper.customerId)) };
}
