import { daysAfter, hasCome, minutesAfter } from "../dates/durations.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";

/*
 * An unpaid order reserves its goods, so that nobody else can buy them. A failed payment is usually tried again within
 * minutes, so a short reservation is enough for shoppers who mean to pay, and others soon find the goods in stock
 * again.
 */

/** How long a subscription's unpaid delivery reserves its goods: from its order, two days before it, to its day (C43). */
export const DELIVERY_RESERVATION_HOURS = 48;

export const tooManyUnpaidOrders = (maximum: number): string =>
  `You have ${maximum} unpaid orders. Please pay one of them in your order history, or try again in half an hour!`;
export const reservationRenewalOver = (days: number): string =>
  `This order has waited for its payment for more than ${days} days. Please place a new order!`;

/** When the goods of an unpaid order are for sale again. */
export const reservationEnds = (orderedAt: Date, { unpaidOrders }: Policy): Date =>
  minutesAfter(orderedAt, unpaidOrders.holdMinutes);

/** When the goods of a subscription's unpaid delivery are for sale again. */
export const deliveryReservationEnds = (orderedAt: Date): Date =>
  minutesAfter(orderedAt, DELIVERY_RESERVATION_HOURS * 60);

/** When a renewed reservation ends: never earlier than it did before. */
export function renewedReservationEnds(reservedUntil: Date | null, now: Date, policy: Policy): Date {
  const ends = reservationEnds(now, policy);
  return reservedUntil && reservedUntil > ends ? reservedUntil : ends;
}

/**
 * Whether a customer may have one more unpaid order.
 * @param unpaid those with a reservation now.
 */
export const checkUnpaidOrders = (
  unpaid: number,
  { unpaidOrders: { maximum } }: Policy,
): Outcome<number, Refusal<"too-many-unpaid-orders">> =>
  unpaid < maximum
    ? accept(unpaid)
    : refuse({ code: "too-many-unpaid-orders", params: { maximum }, message: tooManyUnpaidOrders(maximum) });

/** Whether an order may be reserved again, to be paid (Accept and Pay): until three days have passed. */
export const checkReservationRenewal = (
  placedAt: Date,
  now: Date,
  { unpaidOrders: { renewalDays } }: Policy,
): Outcome<Date, Refusal<"reservation-renewal-over">> =>
  hasCome(daysAfter(placedAt, renewalDays), now)
    ? refuse({
        code: "reservation-renewal-over",
        params: { days: renewalDays },
        message: reservationRenewalOver(renewalDays),
      })
    : accept(placedAt);
