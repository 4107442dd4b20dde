import { addDays, type CalendarDate } from "../dates/calendar-date.ts";
import type { Paise } from "../money/money.ts";
import { canPay } from "../orders/order-actions.ts";
import { isUnderWay } from "../orders/order-states.ts";
import { checkReservationRenewal } from "../orders/reservation.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { isWithinMandate } from "./delivery-schedule.ts";

/** How many days ahead staff look at deliveries, the most first. */
export const DUE_WITHIN = ["14", "7", "3"] as const;
export type DueWithin = (typeof DUE_WITHIN)[number];

export const DUE_WITHIN_NAMES: Readonly<Record<DueWithin, string>> = {
  "14": "The next 14 days",
  "7": "The next 7 days",
  "3": "The next 3 days",
};

/** The last day of them: today is the first. */
export const lastDueDay = (within: DueWithin, today: CalendarDate): CalendarDate => addDays(today, Number(within) - 1);

/** Whether a delivery is charged by its subscription's mandate; otherwise its customer is mailed a payment link. */
export const isChargedByMandate = (delivery: {
  /** Whose the mandate is; null where there is none. */
  readonly mandateGateway: string | null;
  /** Whose mandates the shop can charge. */
  readonly gateway: string;
  readonly amount: Paise;
}): boolean => delivery.mandateGateway === delivery.gateway && isWithinMandate(delivery.amount);

/** How a delivery is paid, or is not. */
export const DELIVERY_PAYMENTS = ["mandate", "link", "failed", "paid", "cancelled"] as const;
export type DeliveryPayment = (typeof DELIVERY_PAYMENTS)[number];

export const DELIVERY_PAYMENT_NAMES: Readonly<Record<DeliveryPayment, string>> = {
  mandate: "Charged by mandate",
  link: "Payment link",
  failed: "Charge failed",
  paid: "Paid",
  cancelled: "Order cancelled",
};

/** What becomes of the payment of a planned delivery, of one that is ordered by its order and its charge. */
export function deliveryPayment(delivery: {
  readonly order: { readonly isPaid: boolean; readonly orderStatus: string } | undefined;
  /** Its charge; undefined where none was planned. `isOver`: nothing is charged any more. */
  readonly charge: { readonly isOver: boolean; readonly hasFailed: boolean } | undefined;
  /** What `isChargedByMandate` says of it. */
  readonly isByMandate: boolean;
}): DeliveryPayment {
  const { order, charge, isByMandate } = delivery;
  if (!order) return isByMandate ? "mandate" : "link";
  if (order.isPaid) return "paid";
  if (!isUnderWay(order.orderStatus)) return "cancelled";
  if (charge && !charge.isOver) return "mandate";
  return charge?.hasFailed ? "failed" : "link";
}

/** Why a delivery would be skipped, as it stands today. */
export const DELIVERY_OBSTACLES = ["out-of-stock", "address-gone"] as const;
export type DeliveryObstacle = (typeof DELIVERY_OBSTACLES)[number];

export const DELIVERY_OBSTACLE_NAMES: Readonly<Record<DeliveryObstacle, string>> = {
  "out-of-stock": "Out of stock: it would be skipped",
  "address-gone": "Its address was deleted: it would be skipped",
};

/** Why a charge failed. */
export const CHARGE_FAILURES = ["notice-refused", "unreachable", "charge-refused", "mandate-ended"] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];

export const CHARGE_FAILURE_NAMES: Readonly<Record<ChargeFailure, string>> = {
  "notice-refused": "The bank did not accept the notice of the charge.",
  unreachable: "The payment gateway could not be reached in time.",
  "charge-refused": "The bank declined the charge.",
  "mandate-ended": "The customer ended the mandate at the bank.",
};

/** Days for which a failed charge is listed. */
export const FAILED_CHARGE_DAYS = 30;

export const CHARGE_NOT_FAILED = "This charge is not failed any more.";
export const FAILED_ORDER_OVER = "This order is paid or cancelled.";
/** Where `checkReservationRenewal` refuses, in words for staff. */
export const FAILED_ORDER_TOO_OLD =
  "This order has waited for its payment for too long: it can be neither charged nor paid by its link. Please cancel it, and ask the customer to order anew!";
export const NO_MANDATE =
  "This subscription has no mandate that can be charged. Please mail the payment link to the customer!";

/** Whether the order of a failed charge can be paid still, by its link or a mandate. */
export const checkFailedCharge = (
  {
    hasFailed,
    order,
  }: {
    readonly hasFailed: boolean;
    readonly order: { readonly isPaid: boolean; readonly orderStatus: string; readonly placedAt: Date };
  },
  now: Date,
  policy: Policy,
): Outcome<true, Refusal<"charge-not-failed" | "order-over" | "order-too-old">> => {
  if (!hasFailed) return refuse({ code: "charge-not-failed", message: CHARGE_NOT_FAILED });
  if (!canPay(order)) return refuse({ code: "order-over", message: FAILED_ORDER_OVER });
  return checkReservationRenewal(order.placedAt, now, policy).ok
    ? accept(true)
    : refuse({ code: "order-too-old", message: FAILED_ORDER_TOO_OLD });
};

/** Whether a failed charge can be made again: with a mandate that covers it. */
export const checkChargeAgain = (
  mandate: Parameters<typeof isChargedByMandate>[0],
): Outcome<true, Refusal<"no-mandate">> =>
  isChargedByMandate(mandate) ? accept(true) : refuse({ code: "no-mandate", message: NO_MANDATE });

export const SUBSCRIPTION_PAUSED_ALREADY = "This subscription is paused already.";
export const SUBSCRIPTION_ACTIVE_ALREADY = "This subscription is active already.";

/** Whether staff can pause a subscription, or let it go on. */
export const checkSubscriptionState = (
  before: boolean,
  after: boolean,
): Outcome<boolean, Refusal<"paused-already" | "active-already">> => {
  if (before !== after) return accept(after);
  return after
    ? refuse({ code: "active-already", message: SUBSCRIPTION_ACTIVE_ALREADY })
    : refuse({ code: "paused-already", message: SUBSCRIPTION_PAUSED_ALREADY });
};
