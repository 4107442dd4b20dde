/** Document 3, section 9. */
export const COIN_HISTORY_PAGE_SIZE = 20;

export type CoinRecord = {
  readonly newAddedCoin: number;
  readonly usedCoin: number;
  readonly availableCoin: number;
};

export type CoinSummary = { readonly balance: number; readonly earned: number; readonly used: number };

/** Hundredths, so that a backend's 0.1 and 0.2 coins make 0.3. */
const sum = (coins: readonly number[]): number => coins.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** The balance is the first row's, the totals are the sums of what came and what was used (document 3, section 9). */
export const coinSummary = (records: readonly CoinRecord[]): CoinSummary => ({
  balance: records[0]?.availableCoin ?? 0,
  earned: sum(records.map(({ newAddedCoin }) => newAddedCoin)),
  used: sum(records.map(({ usedCoin }) => usedCoin)),
});

const twoDecimals = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,250.00": coins with two decimals (document 3, section 9). */
export const formatCoins = (coins: number): string => twoDecimals.format(coins);
