import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { cannotBe, type OrderActor } from "./order-state.ts";
import { ORDER_CONFIRMED, ORDER_PENDING, type OrderState } from "./order-states.ts";

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

/** Who changes an order. */
export type OrderChanger = Extract<OrderActor, "customer" | "staff">;

/** Why an order stays as it is, by whom that is said to. */
export const ORDER_STAYS = {
  paid: {
    customer: "This order is paid. Please cancel it and order again, or write to our care team!",
    staff:
      "This order is paid by now, and its invoice is made. Please look at it again: pieces can still be taken out, and goods be added.",
  },
  subscription: {
    customer: "This order delivers your subscription. Please change the subscription!",
    staff: "This order delivers a subscription. Please change the subscription!",
  },
  redeemed: {
    customer:
      "This order uses a voucher or coins, which are worked out by its goods. Please cancel it, and order again!",
    staff:
      "This order uses a voucher or coins, which are worked out by its goods. Please cancel it; then press “Take it again” on its page!",
  },
  released: {
    customer: "The goods of this order are for sale again, since it was not paid in time. Please order again!",
    staff: "The goods of this order are for sale again, since it was not paid in time. Please take a new order!",
  },
} as const satisfies Record<string, Readonly<Record<OrderChanger, string>>>;

/** In which states who may change an order: it is packed by what staff read once it is confirmed. */
const CHANGED_IN = {
  customer: [ORDER_PENDING],
  staff: [ORDER_PENDING, ORDER_CONFIRMED],
} as const satisfies Record<OrderChanger, readonly OrderState[]>;

const stays = (why: keyof typeof ORDER_STAYS, changer: OrderChanger) =>
  refuse({ code: "order-stays", message: ORDER_STAYS[why][changer] });

/**
 * Whether an order's goods and address can be changed: by its customer as long as it is placed, by staff before it is
 * packed, and before it is paid. From then on an invoice says what was sold.
 * @returns the state that it is in, and stays in.
 */
export function checkOrderChange(
  order: ChangedOrder,
  changer: OrderChanger,
): Outcome<typeof ORDER_PENDING | typeof ORDER_CONFIRMED, Refusal<"order-state" | "order-stays">> {
  const { orderStatus, isPaid, isReleased, subscriptionId, voucherCode, usedCoins } = order;
  const state = CHANGED_IN[changer].find((one) => one === orderStatus);
  if (!state)
    return refuse({ code: "order-state", params: { orderStatus }, message: cannotBe(orderStatus, "changed") });
  if (subscriptionId !== null) return stays("subscription", changer);
  if (isPaid) return stays("paid", changer);
  if (voucherCode !== null || usedCoins > 0) return stays("redeemed", changer);
  return isReleased ? stays("released", changer) : accept(state);
}

export const ORDER_GETS_NOTHING_NEW = "This product is not in your order. Please order it by itself!";

/** Whether a customer changes how many of its products an order holds, and adds none. */
export const checkNothingNew = (
  before: readonly { readonly productId: number }[],
  after: readonly { readonly productId: number }[],
): Outcome<true, Refusal<"order-gets-nothing-new">> =>
  after.every(({ productId }) => before.some((line) => line.productId === productId))
    ? accept(true)
    : refuse({ code: "order-gets-nothing-new", message: ORDER_GETS_NOTHING_NEW });

export const ORDER_CHANGED_BEFORE = "Somebody else changed this order. Please look at it again!";
/** The same to its customer. */
export const OWN_ORDER_CHANGED_BEFORE = "This order has changed in the meantime. Please look at it again!";

export const ADDITION_GETS_NO_MORE =
  "This order goes in the parcel of another one, and gets no more pieces. Please order them by themselves!";

/**
 * Whether a customer takes pieces out of an addition alone: it has no shipping charge, and its parcel may have left.
 * @param moved how many pieces of each product it needs beyond those that it has.
 */
export const checkNoMorePieces = (
  moved: readonly { readonly quantity: number }[],
): Outcome<true, Refusal<"addition-gets-no-more">> =>
  moved.every(({ quantity }) => quantity <= 0)
    ? accept(true)
    : refuse({ code: "addition-gets-no-more", message: ADDITION_GETS_NO_MORE });

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
