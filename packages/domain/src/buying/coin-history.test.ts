import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COIN_HISTORY_PAGE_SIZE, coinReason, coinSummary, formatCoins } from "./coin-history.ts";

const record = (newAddedCoin: number, usedCoin: number, availableCoin: number) => ({
  newAddedCoin,
  usedCoin,
  availableCoin,
});

describe("coin history [R171]", () => {
  it("has 20 rows on a page [R196]", () => {
    expect(COIN_HISTORY_PAGE_SIZE).toBe(20);
  });

  it("takes the balance from the first row, and adds up what came and what was used", () => {
    expect(coinSummary([record(0, 30, 12), record(40, 0, 42), record(2, 0, 2)])).toEqual({
      balance: 12,
      earned: 42,
      used: 30,
    });
  });

  it("lowers what was used by what came back, which is not earned, and what was earned by what was taken back (C39)", () => {
    const records = [
      { ...record(0, 5, 5), reason: "taken_back" },
      { ...record(30, 0, 10), reason: "returned" },
      { ...record(0, 40, 0), reason: "redeemed" },
      { ...record(12, 0, 40), reason: "earned" },
      { ...record(8, 0, 28), reason: "something else" },
      { ...record(20, 0, 20), reason: "opening" },
    ];
    expect(coinSummary(records)).toEqual({ balance: 5, earned: 35, used: 10 });
  });

  it("takes what came as earned and what went as redeemed where the backend gives no reason (C39)", () => {
    expect(coinReason({ newAddedCoin: 12, reason: "returned" })).toBe("returned");
    expect(coinReason({ newAddedCoin: 12, reason: "another" })).toBe("earned");
    expect(coinReason({ newAddedCoin: 12 })).toBe("earned");
    expect(coinReason({ newAddedCoin: 0, reason: null })).toBe("redeemed");
  });

  it("is all zero without records", () => {
    expect(coinSummary([])).toEqual({ balance: 0, earned: 0, used: 0 });
  });

  it("adds hundredths exactly", () => {
    expect(coinSummary([record(0.1, 0, 0.3), record(0.2, 0, 0.2)]).earned).toBe(0.3);
  });

  it("of a ledger that adds up: balance = earned − used", () => {
    const reasons = fc.constantFrom(
      "opening",
      "earned",
      "redeemed",
      "returned",
      "taken_back",
      "given",
      "taken",
      "other",
      undefined,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(500), reasons)), (movements) => {
        let balance = 0;
        const records = movements.map(([coins, reason]) => {
          const isUsed = reason === "redeemed" || reason === "taken_back" || reason === "taken";
          balance += isUsed ? -coins : coins;
          return { ...(isUsed ? record(0, coins, balance) : record(coins, 0, balance)), reason };
        });
        const summary = coinSummary(records.toReversed());
        return summary.balance === summary.earned - summary.used;
      }),
    );
  });

  it.each([
    [0, "0.00"],
    [12, "12.00"],
    [1250.5, "1,250.50"],
    [124999, "1,24,999.00"],
  ])("shows %d as %s", (coins, text) => {
    expect(formatCoins(coins)).toBe(text);
  });
});
