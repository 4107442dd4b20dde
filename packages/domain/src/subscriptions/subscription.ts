import { type CartLine, type CartTotals, cartTotals } from "../buying/cart-totals.ts";
import { checkQuantity, type QuantityRefusal } from "../buying/quantity.ts";
import { isOutOfStock, OUT_OF_STOCK, type Stock } from "../buying/stock.ts";
import { addDays, type CalendarDate, daysBetween } from "../dates/calendar-date.ts";
import { multiplyMoney, type Paise } from "../money/money.ts";
import { percentOf } from "../money/percent.ts";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";

/** [R74] */
export const SUBSCRIBE_LOGIN = "Please login to subscribe!";
export const SELECT_DELIVERY_OPTION = "Please select a delivery option!";
export const SELECT_STATUS = "Please select a status!";
/** [R166] */
export const SUBSCRIPTION_QUANTITY_MINIMUM = 1;

/** How a subscription is named and coloured; the edit dialog calls the paused one Inactive [R165]. */
export const subscriptionStatus = (active: boolean) =>
  active
    ? ({ label: "Active Subscription", dialogLabel: "Active", tone: "green" } as const)
    : ({ label: "Paused Subscription", dialogLabel: "Inactive", tone: "orange" } as const);

/** What a quantity field means: at least 1, and 1 when it is no number [R166]. */
export const subscriptionQuantity = (typed: string | number): number =>
  Math.max(SUBSCRIPTION_QUANTITY_MINIMUM, Math.trunc(Number(typed)) || SUBSCRIPTION_QUANTITY_MINIMUM);

/** Whether a product can be subscribed to [R73 R74]. Answers the quantity. */
export function checkSubscribe(request: {
  readonly isLoggedIn: boolean;
  readonly stock: Stock;
  readonly quantity: number;
  /** The delivery option chosen. */
  readonly deliveryOption: number | null | undefined;
}): Outcome<number, QuantityRefusal | Refusal<"login-required" | "out-of-stock" | "delivery-option-missing">> {
  if (!request.isLoggedIn) return refuse({ code: "login-required", message: SUBSCRIBE_LOGIN });
  if (isOutOfStock(request.stock)) return refuse({ code: "out-of-stock", message: OUT_OF_STOCK });
  const quantity = checkQuantity(request.quantity, request.stock);
  if (!quantity.ok) return quantity;
  if (request.deliveryOption == null) {
    return refuse({ code: "delivery-option-missing", message: SELECT_DELIVERY_OPTION });
  }
  return quantity;
}

/** The delivery after this one. A delivery option's duration counts in days, whatever its name says (C33). */
export const deliveryAfter = (date: CalendarDate, durationDays: number): CalendarDate => addDays(date, durationDays);

/**
 * The first delivery after today, a whole number of intervals after one that was due. Missed deliveries are skipped.
 * @param today the day in India.
 */
export function deliveryFollowing(due: CalendarDate, durationDays: number, today: CalendarDate): CalendarDate {
  const interval = Math.max(1, durationDays);
  const missed = Math.max(0, Math.floor(daysBetween(due, today) / interval));
  return deliveryAfter(due, (missed + 1) * interval);
}

/**
 * One delivery added up as a cart is, with the subscription's discount in percent of its subtotal.
 * @param shippingOf what its shipping costs, by what the goods cost with GST.
 */
export function subscriptionTotals(order: {
  readonly line: CartLine;
  readonly discountPercent: number;
  readonly shippingOf?: (goods: Paise) => Paise;
}): CartTotals {
  const { line, discountPercent, shippingOf } = order;
  const discount = percentOf(multiplyMoney(line.basePrice, line.quantity), discountPercent);
  const totals = cartTotals({ lines: [line], discount });
  return shippingOf ? cartTotals({ lines: [line], discount, shipping: shippingOf(totals.finalTotal) }) : totals;
}
