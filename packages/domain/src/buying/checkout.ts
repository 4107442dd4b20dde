import { COUNTRY_INDIA } from "../account/geography.ts";
import type { Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { checkCartMinimum, type MinimumRefusal } from "./minimum-order.ts";
import { checkCartStock, type Stock } from "./stock.ts";

/** [R92] */
export const CHECKOUT_LOGIN = "Please login to place an order!";
export const SELECT_BILLING_ADDRESS = "Please select a billing address!";
export const SELECT_PAYMENT_METHOD = "Please select a payment method!";
export const DELIVERY_ONLY_IN_INDIA = `We deliver only inside ${COUNTRY_INDIA.name}.`;

/** Addresses shown before Show all [R95]. */
export const ADDRESSES_SHOWN_FIRST = 2;

export type CheckoutRefusal = Refusal<"login-required" | "out-of-stock"> | MinimumRefusal;

/**
 * Whether a cart may go to checkout: login, then stock, then the minimum [R92].
 * @param total the goods with GST, before vouchers, coins and shipping (C37).
 */
export function checkCartCheckout(
  cart: {
    readonly isLoggedIn: boolean;
    readonly lines: readonly { readonly name: string; readonly stock: Stock }[];
    readonly total: Paise;
    /** It goes in the parcel of another order, which had its minimum. */
    readonly isAddition?: boolean;
  },
  policy: Policy,
): Outcome<Paise, CheckoutRefusal> {
  if (!cart.isLoggedIn) return refuse({ code: "login-required", message: CHECKOUT_LOGIN });
  const stock = checkCartStock(cart.lines);
  if (!stock.ok) return stock;
  if (cart.isAddition) return accept(cart.total);
  return checkCartMinimum({ total: cart.total, names: cart.lines.map(({ name }) => name) }, policy);
}

/** What the checkout page needs before an order is placed: an address and a payment method [R96]. */
export function checkOrderChoices<Method>(choices: {
  readonly address: number | null | undefined;
  readonly paymentMethod: Method | null | undefined;
}): Outcome<
  { readonly address: number; readonly paymentMethod: Method },
  Refusal<"address-missing" | "payment-method-missing">
> {
  const { address, paymentMethod } = choices;
  if (address == null) return refuse({ code: "address-missing", message: SELECT_BILLING_ADDRESS });
  if (paymentMethod == null) return refuse({ code: "payment-method-missing", message: SELECT_PAYMENT_METHOD });
  return accept({ address, paymentMethod });
}

/** Delivery is only inside India: another address can be saved, an order to it is refused (C32). */
export function checkDeliveryCountry(countryId: number): Outcome<number, Refusal<"country-not-served">> {
  if (countryId === COUNTRY_INDIA.id) return accept(countryId);
  return refuse({ code: "country-not-served", message: DELIVERY_ONLY_IN_INDIA });
}
