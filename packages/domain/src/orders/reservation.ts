import { daysAfter, hasCome, minutesAfter } from "../dates/durations.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/*
 * An unpaid order reserves its goods, so that nobody else can buy them. A failed payment is usually tried again within
 * minutes, so a short reservation serves whoever means to pay, and the others find the goods in stock again soon.
 */

/** How long an unpaid online order reserves its goods. */
export const RESERVATION_MINUTES = 30;
/** The same for a subscription's delivery: from its order, two days before it, to its day (checklist C43). */
export const DELIVERY_RESERVATION_HOURS = 48;
/** Unpaid orders of one customer with a reservation at one time: a cart, a subscription and one to spare. */
export const MAXIMUM_UNPAID_ORDERS = 3;
/** Days after it was placed in which an order can be reserved again; it keeps its prices that long. */
export const RESERVATION_RENEWAL_DAYS = 3;

export const TOO_MANY_UNPAID_ORDERS = `You have ${MAXIMUM_UNPAID_ORDERS} orders that wait for their payment. Please pay one of them in your order history, or try again in half an hour!`;
export const RESERVATION_RENEWAL_OVER = `This order has waited for its payment for more than ${RESERVATION_RENEWAL_DAYS} days. Please place it anew!`;

/** When the goods of an unpaid order are for sale again. */
export const reservationEnds = (orderedAt: Date): Date => minutesAfter(orderedAt, RESERVATION_MINUTES);

/** When the goods of a subscription's unpaid delivery are for sale again. */
export const deliveryReservationEnds = (orderedAt: Date): Date =>
  minutesAfter(orderedAt, DELIVERY_RESERVATION_HOURS * 60);

/** When a renewed reservation ends: never earlier than it did before. */
export function renewedReservationEnds(reservedUntil: Date | null, now: Date): Date {
  const ends = reservationEnds(now);
  return reservedUntil && reservedUntil > ends ? reservedUntil : ends;
}

/**
 * Whether a customer may have one more unpaid order.
 * @param unpaid those with a reservation now.
 */
export const checkUnpaidOrders = (unpaid: number): Outcome<number, Refusal<"too-many-unpaid-orders">> =>
  unpaid < MAXIMUM_UNPAID_ORDERS
    ? accept(unpaid)
    : refuse({ code: "too-many-unpaid-orders", message: TOO_MANY_UNPAID_ORDERS });

/** Whether an order may be reserved again, to be paid (Accept and Pay): until three days have passed. */
export const checkReservationRenewal = (
  placedAt: Date,
  now: Date,
): Outcome<Date, Refusal<"reservation-renewal-over">> =>
  hasCome(daysAfter(placedAt, RESERVATION_RENEWAL_DAYS), now)
    ? refuse({ code: "reservation-renewal-over", message: RESERVATION_RENEWAL_OVER })
    : accept(placedAt);
