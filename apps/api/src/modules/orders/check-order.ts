import { type CartTotals, checkCartCheckout, checkDeliveryCountry, maximumQuantity } from "@store/domain";
import { type Refused, refuse } from "../../http/refusal.ts";
import type { AddressRow } from "../addresses/read-addresses.ts";
import type { CartLineRow } from "../cart/read-cart.ts";
import type { Claims } from "./order-wish.ts";
import { TOTAL_CHANGED, tooFewLeft } from "./words.ts";

/** Refuses an order of which the shopper saw something else than the server computed (checklist C16). */
export function checkClaims(claims: Claims): Refused | undefined {
  const differing = Object.entries(claims).filter(([, [sent, computed]]) => sent !== undefined && sent !== computed);
  if (differing.length === 0) return undefined;
  const errors = Object.fromEntries(differing.map(([field]) => [field, [TOTAL_CHANGED]]));
  return refuse(409, { message: TOTAL_CHANGED, errors });
}

/** @param field the one that names the address. */
export function checkDelivery({ country }: AddressRow, field: string): Refused | undefined {
  const checked = checkDeliveryCountry(country.id);
  if (checked.ok) return undefined;
  const { message } = checked.refusal;
  return refuse(409, { message, errors: { [field]: [message] } });
}

/** Stock and minimum, by the rules of the cart's own checkout button. */
export function checkLines(lines: readonly CartLineRow[], totals: CartTotals): Refused | undefined {
  const checked = checkCartCheckout({ isLoggedIn: true, lines, total: totals.finalTotal });
  if (!checked.ok) return refuse(409, checked.refusal.message);
  const short = lines.find(({ quantity, stock }) => quantity > maximumQuantity(stock));
  return short && refuse(409, tooFewLeft(short.name, maximumQuantity(short.stock)));
}
