import {
  COIN_VALUE,
  multiplyMoney,
  type Paise,
  smallerMoney,
  subtractMoney,
  wholeRupees,
  ZERO_PAISE,
} from "../money/money.ts";
import { percentOf } from "../money/percent.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { COINS_LOGIN } from "./redeemed-coins.ts";

/** [R88] */
export const COINS_ABOVE_ZERO = "Please enter coins greater than 0.";
export const COINS_OVER_BALANCE = "You cannot redeem more than your available coins.";
export const COINS_OVER_TOTAL = "You cannot redeem more than the order total.";
export const ENTER_OTP = "Enter OTP";
export const COINS_USER_NOT_LOADED = "Your details are still loading. Please try again.";
export const COINS_NOT_WHOLE = "Please enter a whole number of coins.";

/** While the owner has switched them off (C59). */
export const COINS_PAUSED = "Coins are paused: at the moment none are earned or spent. Those in your wallet are kept.";

export const coinsOverShare = (percent: number): string => `Coins can pay at most ${percent}% of an order.`;

/** Coins for a final total: one for each 100 rupees, or what the policy has instead, rounded down (C18). */
export const coinsFor = (finalTotal: Paise, { coins }: Policy): number =>
  Math.max(0, Math.floor(wholeRupees(finalTotal) / coins.rupeesPerCoin));

/** Coins that an order earns: none when coins were redeemed on it (C18), and none while they are off. */
export const coinsEarned = (finalTotal: Paise, order: { readonly redeemed: boolean }, policy: Policy): number =>
  order.redeemed || !policy.coins.isOn ? 0 : coinsFor(finalTotal, policy);

/** The whole coins of an order that coins may pay. */
const coinShare = (orderTotal: Paise, { coins }: Policy): number =>
  coins.isOn ? wholeRupees(smallerMoney(orderTotal, percentOf(orderTotal, coins.maximumPercent))) : 0;

/** The most coins that an order takes: the floor of what they may pay of it, and no more than the balance. */
export const redeemableCoins = (available: number, orderTotal: Paise, policy: Policy): number =>
  Math.max(0, Math.floor(Math.min(available, coinShare(orderTotal, policy))));

export type CoinRefusal = Refusal<
  | "login-required"
  | "coins-off"
  | "coins-not-above-zero"
  | "coins-not-whole"
  | "coins-over-balance"
  | "coins-over-total"
  | "coins-over-share"
  | "user-not-loaded"
>;

/**
 * Whether coins can be redeemed on an order, in the order of [R88].
 * @param orderTotal what coins may pay: final total and shipping, less a gift voucher (C38).
 */
export function checkCoinRedemption(
  request: {
    readonly isLoggedIn: boolean;
    readonly coins: number;
    readonly available: number;
    readonly orderTotal: Paise;
    /** Whether the shopper's details, whose id the OTP is sent to, have arrived; a server always has them. */
    readonly isUserLoaded?: boolean;
  },
  policy: Policy,
): Outcome<number, CoinRefusal> {
  const { isLoggedIn, coins, available, orderTotal, isUserLoaded = true } = request;
  if (!isLoggedIn) return refuse({ code: "login-required", message: COINS_LOGIN });
  if (!policy.coins.isOn) return refuse({ code: "coins-off", message: COINS_PAUSED });
  if (!(coins > 0)) return refuse({ code: "coins-not-above-zero", message: COINS_ABOVE_ZERO });
  if (coins > available) return refuse({ code: "coins-over-balance", message: COINS_OVER_BALANCE });
  if (coins > wholeRupees(orderTotal)) return refuse({ code: "coins-over-total", message: COINS_OVER_TOTAL });
  if (coins > coinShare(orderTotal, policy)) {
    return refuse({
      code: "coins-over-share",
      params: { percent: policy.coins.maximumPercent },
      message: coinsOverShare(policy.coins.maximumPercent),
    });
  }
  if (!Number.isInteger(coins)) return refuse({ code: "coins-not-whole", message: COINS_NOT_WHOLE });
  if (!isUserLoaded) return refuse({ code: "user-not-loaded", message: COINS_USER_NOT_LOADED });
  return accept(coins);
}

/** The OTP that a redemption is confirmed with must be entered [R88]. */
export function checkCoinOtp(otp: string): Outcome<string, Refusal<"otp-missing">> {
  const entered = otp.trim();
  return entered === "" ? refuse({ code: "otp-missing", message: ENTER_OTP }) : accept(entered);
}

/**
 * What an order that is refunded takes back of the coins that it earned (C39): as many as the wallet still holds; the
 * rest was spent, and comes off what goes back, a rupee each.
 * @param earned the coins that were credited for the order.
 */
export function coinsToTakeBack(
  earned: number,
  balance: number,
): { readonly coins: number; readonly offRefund: Paise } {
  const coins = Math.max(0, Math.min(earned, balance));
  return { coins, offRefund: multiplyMoney(COIN_VALUE, Math.max(0, earned - coins)) };
}

/** What is paid back of an order's money; coins that have been spent since come off it, never below zero. */
export const refundOf = (paid: Paise, offRefund: Paise): Paise =>
  offRefund >= paid ? ZERO_PAISE : subtractMoney(paid, offRefund);
