import { coinsFor, coinsToTakeBack, refundOf } from "../buying/coins.ts";
import { minutesAfter } from "../dates/durations.ts";
import { formatRupees } from "../money/format-money.ts";
import { addMoney, type Paise, smallerMoney, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { isRefundDue, nextOrderState } from "./order-state.ts";

/**
 * The life of a refund: asked for, handed to the gateway, and paid or refused there. One that failed is tried again or
 * paid by people, as is one whose gateway the store can ask no longer.
 */
export const REFUND_STATES = ["requested", "sent", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** How money goes back that no gateway took. */
export const HAND_REFUND_METHODS = ["Bank transfer", "UPI", "Cash"] as const;
export type HandRefundMethod = (typeof HAND_REFUND_METHODS)[number];

export interface RefundableOrder {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  /** Its voucher and coins were returned to the customer. */
  readonly isReleased: boolean;
  /** What was paid in money; gift voucher and coins come back as what they were (C38). */
  readonly finalTotal: Paise;
  /** What was refunded before, or is on its way, with what was kept back for coins. */
  readonly refunded: Paise;
}

/** How much of an order's money can still be refunded. */
export const refundableOf = ({
  isPaid,
  finalTotal,
  refunded,
}: Omit<RefundableOrder, "orderStatus" | "isReleased">): Paise =>
  isPaid && finalTotal > refunded ? subtractMoney(finalTotal, refunded) : ZERO_PAISE;

export const NOTHING_TO_REFUND = "Nothing of this order is left to refund.";
export const REFUND_ABOVE_ZERO = "Please enter an amount above ₹0!";
export const refundTooMuch = (left: Paise): string => `At most ${formatRupees(left)} can be refunded.`;
export const REFUND_BY_CANCELLING = "To refund all of it, please cancel the order: its goods go back into stock then.";
export const REFUND_BY_GIVING_BACK =
  "To refund all of it, please give back what was paid: its voucher and coins go back then.";
export const REFUND_REASON_MISSING = "Please say why!";
export const COINS_OUTWEIGH_REFUND =
  "The coins that this order earned are spent, and are worth more than this refund. Please refund more, or nothing!";

export type RefundAmountRefusal = Refusal<
  "nothing-to-refund" | "refund-not-above-zero" | "refund-too-much" | "refund-by-cancelling" | "refund-by-giving-back"
>;

/** Whether an amount of an order's money can be refunded while the order goes on. */
export function checkRefund(order: RefundableOrder, amount: Paise): Outcome<Paise, RefundAmountRefusal> {
  const left = refundableOf(order);
  if (left === ZERO_PAISE) return refuse({ code: "nothing-to-refund", message: NOTHING_TO_REFUND });
  if (amount <= 0) return refuse({ code: "refund-not-above-zero", message: REFUND_ABOVE_ZERO });
  if (amount > left) return refuse({ code: "refund-too-much", params: { left }, message: refundTooMuch(left) });
  if (amount === left && nextOrderState(order.orderStatus, "cancel", "staff").ok)
    return refuse({ code: "refund-by-cancelling", message: REFUND_BY_CANCELLING });
  if (amount === left && isRefundDue(order))
    return refuse({ code: "refund-by-giving-back", message: REFUND_BY_GIVING_BACK });
  return accept(amount);
}

/** How long a gateway may take to answer, before it is asked again or is given up. */
export const REFUND_ANSWER_MINUTES = 5;

/** What staff does with a refund: pays it in the gateway's panel or by transfer, gives up waiting for its gateway, or has the gateway try again. */
export type RefundStep = "pay" | "give up" | "retry";

export interface RefundToSettle {
  readonly state: RefundState;
  /** The gateway that took the money; null where none did. */
  readonly gateway: string | null;
  readonly sentAt: Date | null;
}

interface RefundMoment {
  /** The gateway that the store has now. */
  readonly gateway: string;
  readonly now: Date;
}

/** Whether a refund's outcome is unknown and stays so: its gateway has it, and the store has another one by now. */
const isRefundUnclear = ({ state, gateway, sentAt }: RefundToSettle, at: RefundMoment): boolean =>
  state === "sent" &&
  gateway !== at.gateway &&
  sentAt !== null &&
  minutesAfter(sentAt, REFUND_ANSWER_MINUTES) <= at.now;

export const REFUND_GOES_ON = "This refund is on its way. Please look at it again later!";
export const REFUND_IS_PAID = "This refund is paid already.";
export const REFUND_NOT_FAILED = "Only a refund that failed can be tried again.";
export const REFUND_NOT_UNCLEAR = "Only a refund that was sent and has no answer can be marked as failed.";

/** Whether staff may take a step with a refund. */
export function checkRefundStep<R extends RefundToSettle>(
  refund: R,
  step: RefundStep,
  at: RefundMoment,
): Outcome<R, Refusal<"refund-is-paid" | "refund-goes-on" | "refund-not-failed" | "refund-not-unclear">> {
  const { state, gateway } = refund;
  if (step === "retry") {
    return state === "failed" && gateway === at.gateway
      ? accept(refund)
      : refuse({ code: "refund-not-failed", message: REFUND_NOT_FAILED });
  }
  if (state === "done") return refuse({ code: "refund-is-paid", message: REFUND_IS_PAID });
  const isUnclear = isRefundUnclear(refund, at);
  if (state === "sent" && !isUnclear) return refuse({ code: "refund-goes-on", message: REFUND_GOES_ON });
  if (step === "give up") {
    return isUnclear ? accept(refund) : refuse({ code: "refund-not-unclear", message: REFUND_NOT_UNCLEAR });
  }
  // The store's own gateway is about to be asked.
  return state === "requested" && gateway === at.gateway
    ? refuse({ code: "refund-goes-on", message: REFUND_GOES_ON })
    : accept(refund);
}

const REFUND_STEPS: readonly RefundStep[] = ["pay", "give up", "retry"];

/** What staff can do with a refund now. */
export const refundStepsOf = (refund: RefundToSettle, at: RefundMoment): readonly RefundStep[] =>
  REFUND_STEPS.filter((step) => checkRefundStep(refund, step, at).ok);

/**
 * The coins that a refund takes back (C39): those that the order would not have earned on what is left of it (C18). It
 * does not matter whether coins are on today: they were when it was placed.
 * @param earned the coins that were credited for the order.
 * @param takenBack those that earlier refunds took back, or kept back from their amounts.
 * @param left what is not refunded of what was paid by money and gift voucher, this refund taken off.
 */
export function coinsLostByRefund(earned: number, takenBack: number, left: Paise, policy: Policy): number {
  const kept = Math.min(earned, coinsFor(left, policy));
  return Math.max(0, earned - takenBack - kept);
}

export interface RefundRequest {
  /** How much of the order's money can still be refunded. */
  readonly refundable: Paise;
  /** How much of it goes back; undefined for the whole order, whose gift voucher goes back as well. */
  readonly part: Paise | undefined;
  /** What a gift voucher paid of the order. */
  readonly giftVoucher: Paise;
  /** What of that goes back with the whole order; nothing where it did before. */
  readonly voucherBack: Paise;
}

/** The coins of an order that is refunded, and of its customer. */
export interface RefundedCoins {
  /** The coins that were credited for the order. */
  readonly earned: number;
  /** Those that earlier refunds took back, or kept back from their amounts. */
  readonly takenBack: number;
  /** What the wallet holds now. */
  readonly balance: number;
}

export interface RefundShares {
  /** What is paid back. */
  readonly money: Paise;
  /** What is kept of the money for coins that were spent; with `money` it is what is credited. */
  readonly withheld: Paise;
  /** What is kept of the gift voucher for them. */
  readonly voucherKept: Paise;
  /** The coins that the wallet gives back. */
  readonly coins: number;
}

/**
 * What goes back of an order, so that nobody ends with more than was paid (C39): the coins that it earned are taken
 * back as far as the wallet holds them; what that lacks comes off whatever goes back, a rupee each: money first, then
 * the gift voucher.
 */
export function settleRefund(
  { refundable, part, giftVoucher, voucherBack }: RefundRequest,
  { earned, takenBack, balance }: RefundedCoins,
  policy: Policy,
): RefundShares {
  const credited = part ?? refundable;
  // A gift voucher earned coins as well (C18), and comes back with the whole order alone.
  const left = part === undefined ? ZERO_PAISE : addMoney(subtractMoney(refundable, part), giftVoucher);
  const { coins, offRefund } = coinsToTakeBack(coinsLostByRefund(earned, takenBack, left, policy), balance);
  const money = refundOf(credited, offRefund);
  const withheld = subtractMoney(credited, money);
  const voucherKept = part === undefined ? smallerMoney(subtractMoney(offRefund, withheld), voucherBack) : ZERO_PAISE;
  return { money, withheld, voucherKept, coins };
}
