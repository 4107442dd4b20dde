import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COINS_ABOVE_ZERO, COINS_NOT_WHOLE } from "../buying/coins.ts";
import {
  COIN_CHANGE_ACTIONS,
  COIN_CHANGE_MAXIMUM,
  COIN_CHANGE_TOO_MUCH,
  COIN_REASON_REQUIRED,
  COINS_OF_ONES_OWN,
  checkCoinChange,
  notSoManyCoins,
  WALLET_FULL,
  WALLET_MAXIMUM,
} from "./coin-change.ts";

const CHANGE = {
  action: "give",
  coins: 20,
  reason: "A jar arrived broken.",
  balance: 100,
  isOwnWallet: false,
  isOwner: false,
} as const;

describe("coins that staff give or take", () => {
  it.each([
    ["given", CHANGE, 120],
    ["taken", { ...CHANGE, action: "take" }, 80],
    ["all taken", { ...CHANGE, action: "take", coins: 100 }, 0],
    ["more than there are", { ...CHANGE, action: "take", coins: 101 }, notSoManyCoins(100)],
    ["from an empty wallet", { ...CHANGE, action: "take", coins: 1, balance: 0 }, notSoManyCoins(0)],
    ["the most", { ...CHANGE, coins: COIN_CHANGE_MAXIMUM }, 100 + COIN_CHANGE_MAXIMUM],
    ["more than the most", { ...CHANGE, coins: COIN_CHANGE_MAXIMUM + 1 }, COIN_CHANGE_TOO_MUCH],
    ["into a full wallet", { ...CHANGE, balance: WALLET_MAXIMUM - 19 }, WALLET_FULL],
    ["none", { ...CHANGE, coins: 0 }, COINS_ABOVE_ZERO],
    ["fewer than none", { ...CHANGE, coins: -5 }, COINS_ABOVE_ZERO],
    ["no number", { ...CHANGE, coins: Number.NaN }, COINS_ABOVE_ZERO],
    ["half a coin", { ...CHANGE, coins: 1.5 }, COINS_NOT_WHOLE],
    ["without a reason", { ...CHANGE, reason: "  " }, COIN_REASON_REQUIRED],
    ["a manager's own", { ...CHANGE, isOwnWallet: true }, COINS_OF_ONES_OWN],
    ["an owner's own", { ...CHANGE, isOwnWallet: true, isOwner: true }, 120],
  ] as const)("%s", (_, change, expected) => {
    const checked = checkCoinChange(change);
    expect(checked.ok ? checked.value : checked.refusal.message).toBe(expected);
  });

  it("leave a whole balance that is not below zero, or nothing changes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COIN_CHANGE_ACTIONS),
        fc.integer({ min: -10, max: COIN_CHANGE_MAXIMUM + 10 }),
        fc.nat(WALLET_MAXIMUM),
        (action, coins, balance) => {
          const checked = checkCoinChange({ ...CHANGE, action, coins, balance });
          if (!checked.ok) return;
          expect(checked.value).toBeGreaterThanOrEqual(0);
          expect(Math.abs(checked.value - balance)).toBe(coins);
        },
      ),
    );
  });
});
