import type { ParsedRequest, placeOrder } from "@store/api-client/contract";
import {
  type CartTotals,
  COINS_OVER_BALANCE,
  checkCartCheckout,
  checkDeliveryCountry,
  maximumQuantity,
} from "@store/domain";
import { type Refused, refuse } from "../../http/refusal.ts";
import type { AddressRow } from "../addresses/read-addresses.ts";
import type { CartLineRow } from "../cart/read-cart.ts";
import { TOTAL_CHANGED, tooFewLeft, VOUCHER_INVALID } from "./words.ts";

export type OrderBody = ParsedRequest<typeof placeOrder>["body"];

/** The amounts that the shopper saw, each beside the one that the server computed (checklist C16). */
const amountPairs = (body: OrderBody, totals: CartTotals) =>
  ({
    order_total: [body.order_total, totals.subtotal],
    discount_amt: [body.discount_amt, totals.discount],
    udf2: [body.udf2, totals.shipping],
    udf3: [body.udf3, totals.gst],
    amount: [body.amount, totals.payable],
  }) as const;

export function checkAmounts(body: OrderBody, totals: CartTotals): Refused | undefined {
  const differing = Object.entries(amountPairs(body, totals)).filter(([, [sent, computed]]) => sent !== computed);
  if (differing.length === 0) return undefined;
  const errors = Object.fromEntries(differing.map(([field]) => [field, [TOTAL_CHANGED]]));
  return refuse(409, { message: TOTAL_CHANGED, errors });
}

/** Vouchers and coins are not sold on this store yet: nobody has any to spend. */
export function checkExtras({ udf4, used_coin = 0 }: OrderBody): Refused | undefined {
  if (udf4) return refuse(409, { message: VOUCHER_INVALID, errors: { udf4: [VOUCHER_INVALID] } });
  if (used_coin > 0) return refuse(409, { message: COINS_OVER_BALANCE, errors: { used_coin: [COINS_OVER_BALANCE] } });
  return undefined;
}

export function checkDelivery({ country }: AddressRow): Refused | undefined {
  const checked = checkDeliveryCountry(country.id);
  if (checked.ok) return undefined;
  return refuse(409, { message: checked.refusal.message, errors: { address1: [checked.refusal.message] } });
}

/** Stock and minimum, by the rules of the cart's own checkout button. */
export function checkLines(lines: readonly CartLineRow[], totals: CartTotals): Refused | undefined {
  const checked = checkCartCheckout({ isLoggedIn: true, lines, total: totals.finalTotal });
  if (!checked.ok) return refuse(409, checked.refusal.message);
  const short = lines.find(({ quantity, stock }) => quantity > maximumQuantity(stock));
  return short && refuse(409, tooFewLeft(short.name, maximumQuantity(short.stock)));
}
