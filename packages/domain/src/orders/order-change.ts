import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { cannotBe } from "./order-state.ts";
import { ORDER_CONFIRMED, ORDER_PENDING } from "./order-states.ts";

/** An order, as far as its goods and its address can be changed. */
export interface ChangedOrder {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  /** Its stock went back, since it was not paid in time. */
  readonly isReleased: boolean;
  readonly subscriptionId: number | null;
  readonly voucherCode: string | null;
  readonly usedCoins: number;
}

export const PAID_ORDER_STAYS = "This order is paid, and its invoice is made. Please cancel it, and take a new order!";
export const SUBSCRIPTION_ORDER_STAYS = "This order delivers a subscription. Please change the subscription!";
export const REDEEMED_ORDER_STAYS =
  "This order uses a voucher or coins, which are worked out by its goods. Please cancel it, and take a new order!";
export const RELEASED_ORDER_STAYS =
  "The goods of this order are for sale again, since it was not paid in time. Please take a new order!";

/**
 * Whether staff can change what an order holds, and where it goes: before it is packed, and before it is paid. From then on
 * an invoice says what was sold.
 * @returns the state that it is in, and stays in.
 */
export function checkOrderChange(
  order: ChangedOrder,
): Outcome<typeof ORDER_PENDING | typeof ORDER_CONFIRMED, Refusal<"order-state" | "order-stays">> {
  const { orderStatus, isPaid, isReleased, subscriptionId, voucherCode, usedCoins } = order;
  if (orderStatus !== ORDER_PENDING && orderStatus !== ORDER_CONFIRMED)
    return refuse({ code: "order-state", params: { orderStatus }, message: cannotBe(orderStatus, "changed") });
  if (subscriptionId !== null) return refuse({ code: "order-stays", message: SUBSCRIPTION_ORDER_STAYS });
  if (isPaid) return refuse({ code: "order-stays", message: PAID_ORDER_STAYS });
  if (voucherCode !== null || usedCoins > 0) return refuse({ code: "order-stays", message: REDEEMED_ORDER_STAYS });
  return isReleased ? refuse({ code: "order-stays", message: RELEASED_ORDER_STAYS }) : accept(orderStatus);
}

export const ORDER_CHANGED_BEFORE = "Somebody else changed this order. Please look at it again!";

/** How many pieces of each product an order needs beyond those that it has; below zero, how many go back. */
export function piecesMoved(
  before: readonly { readonly productId: number; readonly quantity: number }[],
  after: readonly { readonly productId: number; readonly quantity: number }[],
): readonly { readonly productId: number; readonly quantity: number }[] {
  const moved = new Map<number, number>();
  for (const { productId, quantity } of after) moved.set(productId, (moved.get(productId) ?? 0) + quantity);
  for (const { productId, quantity } of before) moved.set(productId, (moved.get(productId) ?? 0) - quantity);
  return [...moved].flatMap(([productId, quantity]) => (quantity === 0 ? [] : [{ productId, quantity }]));
}
