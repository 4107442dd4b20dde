import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Stock } from "./stock.ts";

/** [R84] */
export const STEPPER_MINIMUM = 1;
/** What the stepper stops at when no stock is given [R84]. */
export const STEPPER_MAXIMUM_WITHOUT_STOCK = 20;

/** [R72] */
export const SET_QUANTITY_ABOVE_ZERO = "Please set the quantity greater than 0!";
/** [R85] */
export const QUANTITY_BELOW_ZERO = "Quantity cannot be set less than 0!";
export const QUANTITY_UPDATED = "Quantity updated!";
export const QUANTITY_NOT_UPDATED = "There was an error updating the quantity!";
export const PRODUCT_REMOVED = "Product removed from cart!";
export const QUANTITY_NOT_WHOLE = "Please set a whole quantity!";
/** [R71] */
export const INVALID_QUANTITY = "Invalid quantity";
export const maximumUnitsMessage = (maximum: number): string => `Maximum ${maximum} units available`;

/** The most pieces that can be bought: the stock, or 20 when none is given. */
export const maximumQuantity = (stock: Stock): number =>
  stock == null ? STEPPER_MAXIMUM_WITHOUT_STOCK : Math.max(0, Math.floor(stock) || 0);

/** The nearest quantity that can be bought; 0 only when nothing is left. */
export function clampQuantity(quantity: number, stock: Stock): number {
  const wanted = Number.isNaN(quantity) ? STEPPER_MINIMUM : Math.trunc(quantity);
  return Math.min(Math.max(STEPPER_MINIMUM, wanted), maximumQuantity(stock));
}

export type QuantityRefusal = Refusal<
  "quantity-zero" | "quantity-below-zero" | "quantity-not-whole" | "quantity-above-stock"
>;

/** A whole quantity from 1 to what {@link maximumQuantity} allows [R84]. */
export function checkQuantity(quantity: number, stock: Stock): Outcome<number, QuantityRefusal> {
  if (quantity === 0) return refuse({ code: "quantity-zero", message: SET_QUANTITY_ABOVE_ZERO });
  if (quantity < 0) return refuse({ code: "quantity-below-zero", message: QUANTITY_BELOW_ZERO });
  const maximum = maximumQuantity(stock);
  if (quantity > maximum) {
    return refuse({
      code: "quantity-above-stock",
      title: INVALID_QUANTITY,
      params: { maximum },
      message: maximumUnitsMessage(maximum),
    });
  }
  if (!Number.isInteger(quantity)) return refuse({ code: "quantity-not-whole", message: QUANTITY_NOT_WHOLE });
  return accept(quantity);
}
