import type { CartLine } from "../buying/cart-totals.ts";
import { checkSubscriptionMinimum } from "../buying/minimum-order.ts";
import { checkQuantity } from "../buying/quantity.ts";
import { isOutOfStock, OUT_OF_STOCK, type Stock } from "../buying/stock.ts";
import { checkFields, type FormOutcome } from "../forms/form.ts";
import { accept, type Outcome, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { SELECT_DELIVERY_OPTION, SELECT_STATUS, subscriptionQuantity, subscriptionTotals } from "./subscription.ts";

export const OPTION_NOT_OFFERED = "This delivery option is not offered any more";

/** A subscription as it stands, with its product's stock and price today. */
export interface EditedSubscription {
  readonly quantity: number;
  /** The option's id. */
  readonly deliveryOption: number;
  readonly discountPercent: number;
  readonly stock: Stock;
  /** Undefined where a screen does not know the product: stock and minimum are then left to the backend. */
  readonly price: Omit<CartLine, "quantity"> | undefined;
}

/** The fields of the edit dialog, as they are typed and chosen. */
export interface SubscriptionEditForm {
  readonly quantity: string | number;
  readonly deliveryOption: number | null | undefined;
  readonly active: boolean | null | undefined;
}

/**
 * Another quantity must be in stock where it is more, and a delivery of it above the minimum at today's price, as the
 * first order was (C11). An unchanged one is always accepted: a lower stock or price must not prevent a pause.
 */
function checkEditedQuantity(typed: string | number, current: EditedSubscription, policy: Policy): Outcome<number> {
  const quantity = subscriptionQuantity(typed);
  const { stock, price, discountPercent } = current;
  if (quantity === current.quantity || price === undefined) return accept(quantity);
  if (quantity > current.quantity) {
    if (isOutOfStock(stock)) return refuse({ code: "out-of-stock", message: OUT_OF_STOCK });
    const stocked = checkQuantity(quantity, stock);
    if (!stocked.ok) return stocked;
  }
  const minimum = checkSubscriptionMinimum(
    subscriptionTotals({ line: { ...price, quantity }, discountPercent }).finalTotal,
    policy,
  );
  return minimum.ok ? accept(quantity) : minimum;
}

/** The option must be one that is offered, or the one that the subscription has: its plan keeps running (C43). */
function checkOption(chosen: number | null | undefined, current: number, offered: readonly number[]): Outcome<number> {
  if (chosen == null) return refuse({ code: "required", message: SELECT_DELIVERY_OPTION });
  if (chosen === current || offered.includes(chosen)) return accept(chosen);
  return refuse({ code: "option-not-offered", message: OPTION_NOT_OFFERED });
}

/**
 * Whether a subscription can be changed by the edit dialog [R166].
 * @param offered the ids of the delivery options that are offered.
 */
export const checkSubscriptionEdit = (
  form: SubscriptionEditForm,
  current: EditedSubscription,
  offered: readonly number[],
  policy: Policy,
): FormOutcome<
  { readonly quantity: number; readonly deliveryOption: number; readonly active: boolean },
  "quantity" | "deliveryOption" | "active"
> =>
  checkFields(
    {
      quantity: checkEditedQuantity(form.quantity, current, policy),
      deliveryOption: checkOption(form.deliveryOption, current.deliveryOption, offered),
      active: form.active == null ? refuse({ code: "required", message: SELECT_STATUS }) : accept(form.active),
    },
    ({ quantity, deliveryOption, active }) => ({
      quantity: quantity.value,
      deliveryOption: deliveryOption.value,
      active: active.value,
    }),
  );
