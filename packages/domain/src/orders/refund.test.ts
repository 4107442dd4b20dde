import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoney, fromRupees, type Paise, paise } from "../money/money.ts";
import { messageOf } from "../testing/refused.ts";
import {
  type CreditedPart,
  checkRefund,
  checkRefundStep,
  coinsLostByRefund,
  creditParts,
  leftAfterCredit,
  NOTHING_TO_REFUND,
  REFUND_ABOVE_ZERO,
  REFUND_BY_CANCELLING,
  REFUND_GOES_ON,
  REFUND_IS_PAID,
  REFUND_NOT_FAILED,
  REFUND_NOT_UNCLEAR,
  type RefundState,
  type RefundStep,
  refundableOf,
  refundStepsOf,
} from "./refund.ts";

const order = (change: object = {}) => ({
  ...{ orderStatus: "Delivered", isPaid: true, finalTotal: fromRupees(1000), refunded: fromRupees(0) },
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
    expect(coinsLostByRefund(earned, takenBack, fromRupees(left))).toBe(lost);
  });
});

describe("a credit note of a part (C47)", () => {
  const part = (taxable: number, gst: number): CreditedPart => ({ taxable: paise(taxable), gst: paise(gst) });
  const sum = (parts: readonly CreditedPart[]): Paise =>
    addMoney(...parts.flatMap(({ taxable, gst }) => [taxable, gst]));

  it("credits each line by its share, with the GST that is in it", () => {
    expect(creditParts([part(10_000, 500), part(20_000, 3600), part(5000, 0)], paise(3910))).toEqual([
      part(1000, 50),
      part(2000, 360),
      part(500, 0),
    ]);
  });

  it("adds up with the others to the invoice, whatever the amounts", () => {
    const parts = fc.array(
      fc.record({ taxable: fc.integer({ min: 0, max: 99_999 }), gst: fc.integer({ min: 0, max: 18_000 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 }), (lines, amounts) => {
        let left: readonly CreditedPart[] = lines.map(({ taxable, gst }) => part(taxable, gst));
        for (const amount of amounts) {
          if (amount > sum(left)) continue;
          const credited = creditParts(left, paise(amount));
          expect(sum(credited)).toBe(amount);
          const next = leftAfterCredit(left, paise(amount));
          for (const { taxable, gst } of next) expect(Math.min(taxable, gst)).toBeGreaterThanOrEqual(0);
          expect(sum(next)).toBe(sum(left) - amount);
          left = next;
        }
      }),
    );
  });
});
