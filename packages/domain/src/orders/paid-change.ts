import type { Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { type ChangedOrder, ORDER_STAYS } from "./order-change.ts";
import { cannotBe } from "./order-state.ts";
import { ORDER_CONFIRMED, ORDER_PENDING } from "./order-states.ts";
import {
  checkRefund,
  NOTHING_TO_REFUND,
  type RefundAmountRefusal,
  type RefundableOrder,
  refundableOf,
} from "./refund.ts";
import { RETURN_LINE_TWICE, RETURN_UNKNOWN_LINE } from "./return-request.ts";

export const ORDER_NOT_PAID = "This order is not paid by now. Please look at it again!";
export const PAID_ORDER_WITHOUT_INVOICE =
  "This order was paid too late, and has no invoice yet. Please cancel it, and take a new order!";
export const PAID_ORDER_GETS_NOTHING_NEW =
  "A paid order can only get less. Close this, and press “Add goods” for what is to be added!";
export const PAID_ORDER_KEEPS_SOMETHING = "Nothing would be left of this order. Please cancel it instead!";
export const PIECES_ABOVE_MONEY =
  "These pieces are worth more than what is left of the money: the rest was paid by gift voucher or coins, or is refunded. Please cancel the order; then press “Take it again” on its page!";
export const OTHER_STATE_THAN_INVOICED =
  "The invoice of this order names the state that it goes to. To send the goods to another state, cancel the order; then press “Take it again” on its page!";

/**
 * Whether staff can take pieces out of a paid order, or send it elsewhere: before it is packed.
 * @returns the state that it is in, and stays in.
 */
export function checkPaidChange({
  orderStatus,
  isPaid,
  isReleased,
  subscriptionId,
}: ChangedOrder): Outcome<
  typeof ORDER_PENDING | typeof ORDER_CONFIRMED,
  Refusal<"order-state" | "order-stays" | "order-not-paid">
> {
  if (orderStatus !== ORDER_PENDING && orderStatus !== ORDER_CONFIRMED)
    return refuse({ code: "order-state", params: { orderStatus }, message: cannotBe(orderStatus, "changed") });
  if (!isPaid) return refuse({ code: "order-not-paid", message: ORDER_NOT_PAID });
  if (subscriptionId !== null) return refuse({ code: "order-stays", message: ORDER_STAYS.subscription.staff });
  return isReleased ? refuse({ code: "order-stays", message: ORDER_STAYS.released.staff }) : accept(orderStatus);
}

/** A line of an order, and how many of its pieces it has, or is to keep. */
interface Kept {
  readonly id: number;
  readonly quantity: number;
}

type KeepRefusal = Refusal<
  "return-line-twice" | "return-unknown-line" | "paid-order-gets-nothing-new" | "paid-order-keeps-something"
>;

/**
 * How many pieces of each line are taken out of a paid order.
 * @param lines what the order has.
 * @param kept what it is to keep; a line that is not named stays as it is.
 */
export function piecesTakenOut(lines: readonly Kept[], kept: readonly Kept[]): Outcome<readonly Kept[], KeepRefusal> {
  const wanted = new Map(kept.map(({ id, quantity }) => [id, quantity]));
  if (wanted.size < kept.length) return refuse({ code: "return-line-twice", message: RETURN_LINE_TWICE });
  if (kept.some(({ id }) => !lines.some((line) => line.id === id)))
    return refuse({ code: "return-unknown-line", message: RETURN_UNKNOWN_LINE });
  const changed = lines.map(({ id, quantity }) => ({ id, quantity, keeps: wanted.get(id) ?? quantity }));
  if (changed.some(({ quantity, keeps }) => keeps > quantity))
    return refuse({ code: "paid-order-gets-nothing-new", message: PAID_ORDER_GETS_NOTHING_NEW });
  if (changed.every(({ keeps }) => keeps === 0))
    return refuse({ code: "paid-order-keeps-something", message: PAID_ORDER_KEEPS_SOMETHING });
  return accept(
    changed.flatMap(({ id, quantity, keeps }) => (quantity > keeps ? [{ id, quantity: quantity - keeps }] : [])),
  );
}

/**
 * Whether pieces of so much worth can be taken out of a paid order: all of that goes back in money, while what a gift
 * voucher or coins paid stays spent until the whole order is given up (C38).
 */
export function checkWorthTakenOut(
  order: RefundableOrder,
  worth: Paise,
): Outcome<Paise, RefundAmountRefusal | Refusal<"pieces-above-money">> {
  if (worth > refundableOf(order)) return refuse({ code: "pieces-above-money", message: PIECES_ABOVE_MONEY });
  return worth === 0 ? refuse({ code: "nothing-to-refund", message: NOTHING_TO_REFUND }) : checkRefund(order, worth);
}
