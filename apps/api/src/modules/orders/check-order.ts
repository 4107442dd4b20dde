import { type CartTotals, checkCartCheckout, checkDeliveryCountry, maximumQuantity } from "@store/domain";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { AddressRow } from "../addresses/read-addresses.ts";
import type { CartLineRow } from "../cart/read-cart.ts";
import type { ClientTotals } from "./order-request.ts";
import { TOTAL_CHANGED, tooFewLeft } from "./messages.ts";

/**
 * Compares the totals that the client showed with those that the server computed, and refuses where they differ
 * (checklist C16). A total that the client does not send is not compared.
 */
export function compareClientTotals(totals: ClientTotals, message = TOTAL_CHANGED): HttpError | undefined {
  const differing = Object.entries(totals).filter(([, [sent, computed]]) => sent !== undefined && sent !== computed);
  return differing.length === 0 ? undefined : httpError(409, message, { field: differing.map(([name]) => name) });
}

/** @param field the one that names the address. */
export function checkDelivery({ country }: AddressRow, field: string): HttpError | undefined {
  const checked = checkDeliveryCountry(country.id);
  return checked.ok ? undefined : httpError(409, checked.refusal, { field });
}

/** Stock and minimum, by the rules of the cart's own checkout button. */
export function checkLines(lines: readonly CartLineRow[], totals: CartTotals): HttpError | undefined {
  const checked = checkCartCheckout({ isLoggedIn: true, lines, total: totals.finalTotal });
  if (!checked.ok) return httpError(409, checked.refusal);
  const short = lines.find(({ quantity, stock }) => quantity > maximumQuantity(stock));
  return short && httpError(409, tooFewLeft(short.name, maximumQuantity(short.stock)));
}
