import { COINS_ABOVE_ZERO, COINS_NOT_WHOLE } from "../buying/coins.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

export const COIN_CHANGE_ACTIONS = ["give", "take"] as const;
export type CoinChangeAction = (typeof COIN_CHANGE_ACTIONS)[number];

/** The most coins, of one rupee each, that staff give or take at once. */
export const COIN_CHANGE_MAXIMUM = 10_000;
/** The most characters of the reason, which the customer reads. */
export const COIN_CHANGE_REASON_MAXIMUM = 200;
/** No wallet holds more; a signed 32-bit integer would. */
export const WALLET_MAXIMUM = 10_000_000;

export const COIN_REASON_REQUIRED = "Please enter a reason. The customer will see it.";
export const COIN_CHANGE_TOO_MUCH = "Please change at most 10,000 coins at once.";
export const COINS_OF_ONES_OWN = "You cannot change your own coins. Please ask the owner of the shop!";
export const WALLET_FULL = "The wallet cannot hold that many coins.";
export const notSoManyCoins = (balance: number): string =>
  balance === 0 ? "There are no coins to take." : `There are only ${balance} coins to take.`;

export type CoinChangeRefusal = Refusal<
  "coins-not-above-zero" | "coins-not-whole" | "coins-too-many" | "reason-missing" | "own-coins" | "coins-over-balance"
>;

/** What a form can check: whole coins within the limit, and a reason. */
export function checkCoinChangeForm(form: {
  readonly coins: number;
  readonly reason: string;
}): Outcome<{ readonly coins: number; readonly reason: string }, CoinChangeRefusal> {
  const { coins } = form;
  const reason = form.reason.trim();
  if (!(coins > 0)) return refuse({ code: "coins-not-above-zero", message: COINS_ABOVE_ZERO });
  if (!Number.isInteger(coins)) return refuse({ code: "coins-not-whole", message: COINS_NOT_WHOLE });
  if (coins > COIN_CHANGE_MAXIMUM) return refuse({ code: "coins-too-many", message: COIN_CHANGE_TOO_MUCH });
  return reason === "" ? refuse({ code: "reason-missing", message: COIN_REASON_REQUIRED }) : accept({ coins, reason });
}

/**
 * Coins that staff give a customer or take, with the wallet locked: the balance never falls below zero. Only an owner may
 * change coins of one's own.
 * @returns the balance afterwards.
 */
export function checkCoinChange(change: {
  readonly action: CoinChangeAction;
  readonly coins: number;
  readonly reason: string;
  readonly balance: number;
  readonly isOwnWallet: boolean;
  readonly isOwner: boolean;
}): Outcome<number, CoinChangeRefusal> {
  const { action, balance, isOwnWallet, isOwner } = change;
  if (isOwnWallet && !isOwner) return refuse({ code: "own-coins", message: COINS_OF_ONES_OWN });
  const form = checkCoinChangeForm(change);
  if (!form.ok) return form;
  const { coins } = form.value;
  if (action === "take" && coins > balance)
    return refuse({ code: "coins-over-balance", params: { balance }, message: notSoManyCoins(balance) });
  const after = action === "give" ? balance + coins : balance - coins;
  return after > WALLET_MAXIMUM ? refuse({ code: "coins-too-many", message: WALLET_FULL }) : accept(after);
}
