import type { Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { isSameTracking, type Tracking } from "./carrier.ts";
import { type ChangedOrder, checkOrderChange, ORDER_STAYS, type OrderChanger } from "./order-change.ts";
import { cannotBe } from "./order-state.ts";
import { ORDER_CANCELLED, ORDER_CONFIRMED, ORDER_PACKED, ORDER_PENDING } from "./order-states.ts";

/*
 * Goods that are added to an order which has its invoice are an order of their own, an addition, that goes in the parcel of
 * the first.
 */

/** As many additions go in one parcel. */
export const ADDITIONS_AT_MOST = 20;

/** An order, as far as goods can be added to it. */
export interface AddedTo extends ChangedOrder {
  readonly isCash: boolean;
  /** It goes in the parcel of another order itself. */
  readonly isAddition: boolean;
}

export const ADDED_TO_ADDITION =
  "This order goes in the parcel of another one. Please add the goods to the order that came first!";
export const ADDED_TO_UNPAID = "This order waits for its payment. Please add the goods once it is paid!";
export const ORDER_CHANGES_INSTEAD =
  "This order is not paid, and has no invoice yet. Please change its products instead!";

/**
 * Whether staff can add goods to an order: before it is packed, once it is paid; or where it is to be paid on delivery, and its
 * goods cannot be changed otherwise.
 * @returns the state that it is in, and stays in.
 */
export function checkAddition(
  order: AddedTo,
): Outcome<
  typeof ORDER_PENDING | typeof ORDER_CONFIRMED,
  Refusal<"order-state" | "order-stays" | "order-not-paid" | "added-to-addition" | "order-changes-instead">
> {
  const { orderStatus, isPaid, isCash, isReleased, isAddition } = order;
  if (orderStatus !== ORDER_PENDING && orderStatus !== ORDER_CONFIRMED)
    return refuse({ code: "order-state", params: { orderStatus }, message: cannotBe(orderStatus, "added to") });
  if (isAddition) return refuse({ code: "added-to-addition", message: ADDED_TO_ADDITION });
  if (isReleased) return refuse({ code: "order-stays", message: ORDER_STAYS.released.staff });
  if (checkOrderChange(order, "staff").ok)
    return refuse({ code: "order-changes-instead", message: ORDER_CHANGES_INSTEAD });
  return isPaid || isCash ? accept(orderStatus) : refuse({ code: "order-not-paid", message: ADDED_TO_UNPAID });
}

export const ADDITIONS_FULL = `${ADDITIONS_AT_MOST} orders were added to this one, and no more fit into its parcel. Please take a new order!`;

/**
 * Whether one more addition goes in an order's parcel.
 * @param states of what was added to the order before.
 */
export const checkAdditionFits = (states: readonly string[]): Outcome<true, Refusal<"additions-full">> =>
  states.filter((state) => state !== ORDER_CANCELLED).length < ADDITIONS_AT_MOST
    ? accept(true)
    : refuse({ code: "additions-full", message: ADDITIONS_FULL });

/** Whether an order's parcel is still to be handed over: it is neither handed over nor cancelled. */
export const isToBeSent = (orderStatus: string): boolean =>
  orderStatus === ORDER_PENDING || orderStatus === ORDER_CONFIRMED || orderStatus === ORDER_PACKED;

/** An order that goes in the same parcel as another. */
export interface ParcelMate {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  readonly isCash: boolean;
  readonly finalTotal: Paise;
}

export const CASH_TAKEN_ONCE =
  "Another of your orders in the same parcel is paid at the door, and a courier collects one sum for a parcel. Please pay this order online!";

/**
 * Whether an order can be paid at the door as well: a courier collects one sum for a parcel, and remits it as one.
 * @param mates the other orders of its parcel.
 */
export const checkCashOfParcel = (mates: readonly ParcelMate[]): Outcome<true, Refusal<"cash-taken-once">> =>
  mates.some(
    ({ orderStatus, isPaid, isCash, finalTotal }) => isToBeSent(orderStatus) && isCash && !isPaid && finalTotal > 0,
  )
    ? refuse({ code: "cash-taken-once", message: CASH_TAKEN_ONCE })
    : accept(true);

/** Why an addition stays at its address, by whom that is said to. */
export const ADDITION_GOES_ALONG = {
  customer: "This order goes in the parcel of another one. Please write to our care team to have both sent elsewhere!",
  staff: "This order goes in the parcel of another one. Please change the address of the order that came first!",
} as const satisfies Record<OrderChanger, string>;

/**
 * Whether an order can be sent to another address than its parcel.
 * @param firstStatus of the order whose parcel it goes in; undefined: it has its own.
 */
export const checkOwnAddress = (
  firstStatus: string | undefined,
  changer: OrderChanger,
): Outcome<true, Refusal<"addition-goes-along">> =>
  firstStatus !== undefined && isToBeSent(firstStatus)
    ? refuse({ code: "addition-goes-along", message: ADDITION_GOES_ALONG[changer] })
    : accept(true);

/** An order, as far as its parcel is concerned. */
interface Parcelled {
  readonly id: number;
  readonly orderStatus: string;
  /** The order whose parcel it goes in. */
  readonly goesWith: number | null;
  readonly tracking: Tracking | null;
}

const isAccepted = ({ orderStatus }: Parcelled): boolean =>
  orderStatus === ORDER_CONFIRMED || orderStatus === ORDER_PACKED;

/**
 * Whether an addition is in the parcel of its first order: neither is handed over, and it has no number of its own; or both
 * were handed over by one number.
 */
export function isInParcelOf(addition: Parcelled, first: Parcelled): boolean {
  if (addition.goesWith !== first.id) return false;
  if (addition.tracking === null) return isAccepted(addition) && isAccepted(first);
  return (
    addition.tracking.number !== "" && first.tracking !== null && isSameTracking(addition.tracking, first.tracking)
  );
}

export const NOT_ITS_ADDITION = "This order goes in another parcel. Please look at it again!";
