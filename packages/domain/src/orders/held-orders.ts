import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/*
 * What an unpaid order holds is kept from everybody else. A payment that fails is tried again within minutes, so little
 * is enough for whoever means to pay, and nobody keeps a shelf empty for nothing.
 */

/** Orders of one customer that hold stock unpaid at one time: a cart, a subscription, and one to spare. */
export const MAXIMUM_HELD_ORDERS = 3;
/** Days after an order was placed in which its hold is renewed; its prices are those of that day, too. */
export const HOLD_RENEWAL_DAYS = 3;

export const TOO_MANY_HELD_ORDERS = `You have ${MAXIMUM_HELD_ORDERS} orders that wait for their payment. Please pay one of them in your order history, or try again in half an hour!`;
export const HOLD_RENEWAL_OVER = `This order has waited for its payment for more than ${HOLD_RENEWAL_DAYS} days. Please place it anew!`;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a customer may hold one more order unpaid.
 * @param held those that are held already.
 */
export const checkHeldOrders = (held: number): Outcome<number, Refusal<"too-many-held-orders">> =>
  held < MAXIMUM_HELD_ORDERS ? accept(held) : refuse({ code: "too-many-held-orders", message: TOO_MANY_HELD_ORDERS });

/** Whether an order may be held again, to be paid (Accept and Pay); after three days to the millisecond it may not. */
export const checkHoldRenewal = (placedAt: Date, now: Date): Outcome<Date, Refusal<"hold-renewal-over">> =>
  now.getTime() < placedAt.getTime() + HOLD_RENEWAL_DAYS * DAY_MS
    ? accept(placedAt)
    : refuse({ code: "hold-renewal-over", message: HOLD_RENEWAL_OVER });
