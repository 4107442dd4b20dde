import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoney, fromRupees, paise } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf } from "../testing/refused.ts";
import {
  checkRefund,
  checkRefundStep,
  coinsLostByRefund,
  NOTHING_TO_REFUND,
  REFUND_ABOVE_ZERO,
  REFUND_BY_CANCELLING,
  REFUND_BY_GIVING_BACK,
  REFUND_GOES_ON,
  REFUND_IS_PAID,
  REFUND_NOT_FAILED,
  REFUND_NOT_UNCLEAR,
  type RefundState,
  type RefundStep,
  refundableOf,
  refundStepsOf,
  settleRefund,
} from "./refund.ts";

const order = (change: object = {}) => ({
  ...{
    orderStatus: "Delivered",
    isPaid: true,
    isReleased: false,
    finalTotal: fromRupees(1000),
    refunded: fromRupees(0),
  },
  ...change,
});

describe("what can be refunded of an order (C38)", () => {
  it.each([
    [{}, 1000],
    [{ refunded: fromRupees(300.5) }, 699.5],
    [{ refunded: fromRupees(1000) }, 0],
    [{ isPaid: false }, 0],
    [{ finalTotal: fromRupees(0) }, 0],
  ])("%j: ₹%d", (change, rupees) => {
    expect(refundableOf(order(change))).toBe(fromRupees(rupees));
  });

  it.each([
    [{}, 0.01, undefined],
    [{}, 1000, undefined],
    [{}, 1000.01, "At most ₹1,000.00 can be refunded."],
    [{ refunded: fromRupees(400) }, 600.01, "At most ₹600.00 can be refunded."],
    [{}, 0, REFUND_ABOVE_ZERO],
    [{}, -5, REFUND_ABOVE_ZERO],
    [{ refunded: fromRupees(1000) }, 1, NOTHING_TO_REFUND],
    [{ isPaid: false }, 1, NOTHING_TO_REFUND],
    // A part, while goods are missing; all of it is a cancellation, as long as the parcel has not left.
    [{ orderStatus: "Packed" }, 999, undefined],
    [{ orderStatus: "Packed" }, 1000, REFUND_BY_CANCELLING],
    [{ orderStatus: "Pending", refunded: fromRupees(1) }, 999, REFUND_BY_CANCELLING],
    // A parcel that was lost.
    [{ orderStatus: "Shipped" }, 1000, undefined],
    [{ orderStatus: "Cancelled" }, 1000, undefined],
    // A parcel that came back: all of it is given back, with voucher and coins.
    [{ orderStatus: "Undelivered" }, 1000, REFUND_BY_GIVING_BACK],
    [{ orderStatus: "Undelivered" }, 999, undefined],
    [{ orderStatus: "Undelivered", isReleased: true }, 1000, undefined],
  ])("%j, ₹%d: %s", (change, rupees, refusal) => {
    const checked = checkRefund(order(change), fromRupees(rupees));
    expect(checked.ok ? undefined : messageOf(checked)).toBe(refusal);
  });

  it("is never refunded twice, however often it is tried", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 150_000 }), { maxLength: 20 }), (amounts) => {
        let refunded = paise(0);
        for (const amount of amounts) {
          const checked = checkRefund(order({ refunded }), paise(amount));
          if (checked.ok) refunded = addMoney(refunded, checked.value);
        }
        expect(refunded).toBeLessThanOrEqual(fromRupees(1000));
      }),
    );
  });
});

describe("what staff can do with a refund by hand", () => {
  const now = new Date("2026-03-15T06:30:00Z");
  const sentBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const at = (state: RefundState, gateway: string | null, minutes = 60) => ({
    ...{ state, gateway },
    sentAt: state === "requested" ? null : sentBefore(minutes),
  });

  it.each<[string, ReturnType<typeof at>, readonly RefundStep[]]>([
    ["waits for the store's gateway", at("requested", "payu"), []],
    ["no gateway took the money", at("requested", null), ["pay"]],
    ["waits for a gateway that the store has no longer", at("requested", "sandbox"), ["pay"]],
    ["the gateway works on it", at("sent", "payu"), []],
    ["a gateway has it that the store cannot ask", at("sent", "sandbox"), ["pay", "give up"]],
    ["its answer may still come", at("sent", "sandbox", 4.99), []],
    ["its answer did not come in time", at("sent", "sandbox", 5), ["pay", "give up"]],
    ["it is paid", at("done", "sandbox"), []],
    ["the store's gateway refused it", at("failed", "payu"), ["pay", "retry"]],
    ["an earlier gateway refused it", at("failed", "sandbox"), ["pay"]],
  ])("%s: %j → %j", (_, refund, steps) => {
    expect(refundStepsOf(refund, { gateway: "payu", now })).toEqual(steps);
  });

  it.each<[ReturnType<typeof at>, RefundStep, string | undefined]>([
    [at("sent", "sandbox"), "pay", undefined],
    [at("sent", "sandbox"), "give up", undefined],
    [at("sent", "payu"), "pay", REFUND_GOES_ON],
    [at("sent", "payu"), "give up", REFUND_GOES_ON],
    [at("requested", "sandbox"), "give up", REFUND_NOT_UNCLEAR],
    [at("failed", "sandbox"), "give up", REFUND_NOT_UNCLEAR],
    [at("done", "sandbox"), "pay", REFUND_IS_PAID],
    [at("done", "sandbox"), "give up", REFUND_IS_PAID],
    [at("done", "payu"), "retry", REFUND_NOT_FAILED],
    [at("sent", "sandbox"), "retry", REFUND_NOT_FAILED],
  ])("%j: %s is refused with %s", (refund, step, refusal) => {
    const checked = checkRefundStep(refund, step, { gateway: "payu", now });
    expect(checked.ok ? undefined : messageOf(checked)).toBe(refusal);
  });
});

describe("the coins of a refund (C18, C39)", () => {
  it.each([
    // earned, taken back before, rupees left, lost
    [10, 0, 0, 10],
    [10, 0, 500, 5],
    [10, 0, 999, 1],
    [10, 5, 0, 5],
    [10, 5, 500, 0],
    [0, 0, 0, 0],
    // Earned before shipping was added: what is left of the money may be more than what was earned on.
    [9, 0, 1000, 0],
  ])("of %d earned, %d gone, ₹%d left: %d", (earned, takenBack, left, lost) => {
    expect(coinsLostByRefund(earned, takenBack, fromRupees(left), DEFAULT_POLICY)).toBe(lost);
    // Switched off since, they are taken back as they were earned (C59).
    const off = { ...DEFAULT_POLICY, coins: { ...DEFAULT_POLICY.coins, isOn: false } };
    expect(coinsLostByRefund(earned, takenBack, fromRupees(left), off)).toBe(lost);
  });
});

describe("what goes back of an order whose coins were spent (C39)", () => {
  const shares = (money: number, withheld: number, voucherKept: number, coins: number) => ({
    ...{ money: fromRupees(money), withheld: fromRupees(withheld), voucherKept: fromRupees(voucherKept), coins },
  });

  it.each([
    // money and gift voucher that paid ₹1,000 and earned ten coins, what the wallet holds of them
    [1000, 0, 10, shares(1000, 0, 0, 10)],
    [1000, 0, 4, shares(994, 6, 0, 4)],
    [0, 1000, 10, shares(0, 0, 0, 10)],
    [0, 1000, 4, shares(0, 0, 6, 4)],
    [0, 1000, 0, shares(0, 0, 10, 0)],
    [4, 996, 0, shares(0, 4, 6, 0)],
    [10, 990, 0, shares(0, 10, 0, 0)],
  ])("₹%d and ₹%d of a gift voucher, %d coins left", (money, voucher, balance, expected) => {
    const [refundable, giftVoucher] = [fromRupees(money), fromRupees(voucher)];
    const request = { refundable, part: undefined, giftVoucher, voucherBack: giftVoucher };
    expect(settleRefund(request, { earned: 10, takenBack: 0, balance }, DEFAULT_POLICY)).toEqual(expected);
  });

  it("keeps nothing of a gift voucher that went back before, or stays", () => {
    const coins = { earned: 10, takenBack: 0, balance: 0 };
    const paid = { refundable: fromRupees(5), giftVoucher: fromRupees(995) };
    expect(settleRefund({ ...paid, part: undefined, voucherBack: paise(0) }, coins, DEFAULT_POLICY)).toEqual(
      shares(0, 5, 0, 0),
    );
    expect(settleRefund({ ...paid, part: fromRupees(5), voucherBack: paise(0) }, coins, DEFAULT_POLICY)).toEqual(
      shares(4, 1, 0, 0),
    );
  });
});
