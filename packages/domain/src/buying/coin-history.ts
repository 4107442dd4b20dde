import { formatDecimals } from "../money/format-money.ts";
import { fromRupees } from "../money/money.ts";

/** [R171] */
export const COIN_HISTORY_PAGE_SIZE = 20;

/** Why coins moved; a backend that does not tell has earned what came and redeemed what went. */
const REASONS = ["opening", "earned", "redeemed", "returned", "taken_back", "given", "taken"] as const;
export type CoinReason = (typeof REASONS)[number];

export type CoinRecord = {
  readonly newAddedCoin: number;
  readonly usedCoin: number;
  readonly availableCoin: number;
  /** Another text counts as no reason. */
  readonly reason?: string | null | undefined;
};

export type CoinSummary = { readonly balance: number; readonly earned: number; readonly used: number };

/** Hundredths, so that a backend's 0.1 and 0.2 coins make 0.3. */
const sum = (coins: readonly number[]): number => coins.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** Why a record's coins moved, also where its backend does not tell. */
export const coinReason = ({ reason, newAddedCoin }: Pick<CoinRecord, "reason" | "newAddedCoin">): CoinReason =>
  REASONS.find((known) => known === reason) ?? (newAddedCoin > 0 ? "earned" : "redeemed");

const RETURNED: CoinReason = "returned";
/** An order took them back, or the shop. */
const TAKEN: ReadonlySet<string> = new Set<CoinReason>(["taken_back", "taken"]);
const isTaken = (reason: string | null | undefined): boolean => TAKEN.has(reason ?? "");

/**
 * The balance is the first row's, the totals are the sums of what came and what was used [R171]. Coins that an order
 * gives back were not used after all, and are not earned; coins that it or the shop takes were not earned (C39).
 */
export function coinSummary(records: readonly CoinRecord[]): CoinSummary {
  const used = records.map(({ usedCoin, newAddedCoin, reason }) => {
    if (reason === RETURNED) return -newAddedCoin;
    return isTaken(reason) ? 0 : usedCoin;
  });
  const earned = records.map(({ usedCoin, newAddedCoin, reason }) => {
    if (isTaken(reason)) return -usedCoin;
    return reason === RETURNED ? 0 : newAddedCoin;
  });
  return { balance: records[0]?.availableCoin ?? 0, earned: sum(earned), used: sum(used) };
}

/** "1,250.00": coins with two decimals [R171]. */
export const formatCoins = (coins: number): string => formatDecimals(fromRupees(coins));
