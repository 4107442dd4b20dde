import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COIN_VALUE, fromRupees, paise } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { AMOUNTS } from "../testing/ranges.ts";
import { messageOf, refused } from "../testing/refused.ts";
import {
  COINS_PAUSED,
  checkCoinOtp,
  checkCoinRedemption,
  coinsEarned,
  coinsToTakeBack,
  redeemableCoins,
  refundOf,
} from "./coins.ts";

const amounts = fc.integer(AMOUNTS).map(paise);

it("a coin is worth one rupee, and 100 rupees earn one [R196]", () => {
  expect(COIN_VALUE).toBe(100);
  expect(DEFAULT_POLICY.coins.rupeesPerCoin).toBe(100);
});

describe("coinsEarned [R103]", () => {
  it.each([
    [0, 0],
    [99.99, 0],
    [100, 1],
    [199.99, 1],
    [200, 2],
    [1234.56, 12],
    [-100, 0],
  ])("%d rupees earn %d", (rupees, coins) => {
    expect(coinsEarned(fromRupees(rupees), { redeemed: false }, DEFAULT_POLICY)).toBe(coins);
  });

  it("is 0 on an order that redeemed", () => {
    expect(coinsEarned(fromRupees(10_000), { redeemed: true }, DEFAULT_POLICY)).toBe(0);
  });

  it("never exceeds one percent", () => {
    fc.assert(
      fc.property(amounts, (total) => {
        const worth = coinsEarned(total, { redeemed: false }, DEFAULT_POLICY) * COIN_VALUE;
        expect(worth * 100).toBeLessThanOrEqual(total);
        expect((worth + COIN_VALUE) * 100).toBeGreaterThan(total);
      }),
    );
  });
});

describe("checkCoinRedemption [R88]", () => {
  const wish = { isLoggedIn: true, coins: 10, available: 50, orderTotal: fromRupees(300.99) };
  const aboveZero = "Please enter coins greater than 0.";
  const overBalance = "You cannot redeem more than your available coins.";
  const overTotal = "You cannot redeem more than the order total.";

  it.each([
    [0, 50, aboveZero],
    [-1, 50, aboveZero],
    [Number.NaN, 50, aboveZero],
    [1, 50, undefined],
    [50, 50, undefined],
    [51, 50, overBalance],
    [1, 0, overBalance],
    [300, 1000, undefined],
    [301, 1000, overTotal],
    [300.5, 1000, overTotal],
    [1.5, 50, "Please enter a whole number of coins."],
    [1e9, 50, overBalance],
  ])("%d coins of %d on ₹300.99: %s", (coins, available, message) => {
    expect(messageOf(checkCoinRedemption({ ...wish, coins, available }, DEFAULT_POLICY))).toBe(message);
  });

  it.each([
    [10, 249.99, 10],
    [10.9, 250, 10],
    [1000, 249.99, 249],
    [1000, 250, 250],
    [1000, 250.01, 250],
    [-5, 250, 0],
    [5, 0.99, 0],
  ])("of %d coins, ₹%d take at most %i", (available, rupees, most) => {
    expect(redeemableCoins(available, fromRupees(rupees), DEFAULT_POLICY)).toBe(most);
  });

  it("needs login before anything else", () => {
    expect(checkCoinRedemption({ ...wish, isLoggedIn: false, coins: 0 }, DEFAULT_POLICY)).toMatchObject({
      refusal: { code: "login-required" },
    });
  });

  it("needs the user's details", () => {
    expect(checkCoinRedemption({ ...wish, isUserLoaded: false }, DEFAULT_POLICY)).toMatchObject({
      refusal: { code: "user-not-loaded" },
    });
  });

  it("takes exactly the whole coins up to what can be redeemed", () => {
    const numbers = fc.integer({ min: -10, max: 5000 });
    fc.assert(
      fc.property(
        numbers,
        fc.nat(5000),
        fc.nat(500_000).map((paisa) => fromRupees(paisa / 100)),
        (coins, available, orderTotal) => {
          const most = redeemableCoins(available, orderTotal, DEFAULT_POLICY);
          expect(checkCoinRedemption({ isLoggedIn: true, coins, available, orderTotal }, DEFAULT_POLICY).ok).toBe(
            coins > 0 && coins <= most,
          );
        },
      ),
    );
  });
});

describe("another shop's coins (C59)", () => {
  const policy = { ...DEFAULT_POLICY, coins: { isOn: true, rupeesPerCoin: 50, maximumPercent: 20 } };
  const wish = { isLoggedIn: true, available: 500, orderTotal: fromRupees(299.95) };

  it("are earned at its rate", () => {
    expect(coinsEarned(fromRupees(299.95), { redeemed: false }, policy)).toBe(5);
  });

  it("pay the share of an order that it allows", () => {
    expect(redeemableCoins(500, wish.orderTotal, policy)).toBe(59);
    expect(checkCoinRedemption({ ...wish, coins: 59 }, policy).ok).toBe(true);
    expect(checkCoinRedemption({ ...wish, coins: 60 }, policy)).toMatchObject({
      refusal: { code: "coins-over-share", message: "Coins can pay at most 20% of an order." },
    });
  });

  it("are never more than the whole order, whatever the share", () => {
    const generous = { ...policy, coins: { isOn: true, rupeesPerCoin: 50, maximumPercent: 200 } };
    expect(redeemableCoins(500, wish.orderTotal, generous)).toBe(299);
  });
});

it("an OTP must be entered [R88]", () => {
  expect(messageOf(checkCoinOtp(" "))).toBe("Enter OTP");
  expect(checkCoinOtp(" 123456 ")).toEqual({ ok: true, value: "123456" });
});

describe("coins that the owner has switched off (C59)", () => {
  const off = { ...DEFAULT_POLICY, coins: { ...DEFAULT_POLICY.coins, isOn: false } };

  it("are neither earned nor spent, whatever is ordered", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000).map(paise), fc.nat(1000), (total, coins) => {
        expect(coinsEarned(total, { redeemed: false }, off)).toBe(0);
        expect(redeemableCoins(coins, total, off)).toBe(0);
        const request = { isLoggedIn: true, coins: coins + 1, available: coins + 1, orderTotal: total };
        expect(refused(checkCoinRedemption(request, off))).toEqual({ code: "coins-off", message: COINS_PAUSED });
      }),
    );
  });
});

describe("an order that is refunded (C39)", () => {
  it.each([
    [12, 40, 12, 0],
    [12, 12, 12, 0],
    [12, 5, 5, 7],
    [12, 0, 0, 12],
    [0, 7, 0, 0],
  ])(
    "takes %d earned coins back from a wallet of %d: %d coins, and ₹%d off the refund",
    (earned, balance, coins, off) => {
      expect(coinsToTakeBack(earned, balance)).toEqual({ coins, offRefund: fromRupees(off) });
    },
  );

  it.each([
    [1249, 0, 1249],
    [1249, 7, 1242],
    [5, 7, 0],
    [0, 0, 0],
  ])("pays ₹%d less ₹%d back as ₹%d", (paid, off, refund) => {
    expect(refundOf(fromRupees(paid), fromRupees(off))).toBe(fromRupees(refund));
  });
});
