import { type CalendarDate, startOfDay, weekdayOf } from "../dates/calendar-date.ts";
import { formatDate, WEEKDAYS } from "../dates/format.ts";
import { isOrderState, ORDER_PENDING, type OrderState } from "./order-states.ts";

/** The life of an order in the words of shoppers (C58); staff have their own. */
const LIFE_WORDS: Readonly<Record<OrderState, string>> = {
  Pending: "Placed",
  Confirmed: "Confirmed",
  Packed: "Packed",
  Shipped: "On its way",
  Delivered: "Delivered",
  Cancelled: "Cancelled",
  Undelivered: "Undelivered",
  Returned: "Returned",
};

export const WAITING_FOR_PAYMENT = "Waiting for payment";

/** What a state that an order was in is called; one of another backend has its own name. */
export const lifeWordOf = (orderStatus: string): string =>
  isOrderState(orderStatus) ? LIFE_WORDS[orderStatus] : orderStatus;

/** An online order that is not paid yet: nothing happens before. */
export const isWaitingForPayment = (order: {
  readonly orderStatus: string;
  readonly isPaid: boolean;
  readonly isCash: boolean;
}): boolean => order.orderStatus === ORDER_PENDING && !order.isPaid && !order.isCash;

/** Where an order is in its life (C58). */
export const orderLifeWord = (order: Parameters<typeof isWaitingForPayment>[0]): string =>
  isWaitingForPayment(order) ? WAITING_FOR_PAYMENT : lifeWordOf(order.orderStatus);

/** "Saturday, 5 Dec 2026": a day on which somebody has to be at home. */
export const formatDeliveryDay = (day: CalendarDate): string =>
  `${WEEKDAYS[weekdayOf(day)]}, ${formatDate(startOfDay(day))}`;

/** The promise of an order that is under way (C62), and what is said once it is broken. */
export const arrivalWords = (promisedOn: CalendarDate, today: CalendarDate): string =>
  promisedOn < today
    ? `It should have come by ${formatDeliveryDay(promisedOn)}. We are sorry that it is late.`
    : `Arrives by ${formatDeliveryDay(promisedOn)}`;
