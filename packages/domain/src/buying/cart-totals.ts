import { addMoney, multiplyMoney, type Paise, smallerMoney, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { COIN_VALUE, redeemableCoins } from "./coins.ts";

/** One line of a cart: the price of one piece before GST, the GST on one piece, and how many pieces. */
export type CartLine = { readonly basePrice: Paise; readonly gst: Paise; readonly quantity: number };

export type CartTotals = {
  /** Before GST. */
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly gst: Paise;
  /** Subtotal − discount + GST: the `final_total` of the wire. */
  readonly finalTotal: Paise;
  readonly shipping: Paise;
  /** Final total and shipping: what the order costs before coins. */
  readonly orderTotal: Paise;
  /** Coins taken off: at most the whole rupees of the order's total. */
  readonly coins: number;
  /** What is left to pay. */
  readonly payable: Paise;
};

/**
 * Adds up a cart in the order of checklist C14: subtotal − discount + GST = final total, + shipping, and
 * coins last. A discount never exceeds the subtotal, coins never the total: a cart that shrank after a voucher or a
 * redemption still adds up, and is never negative.
 */
export function cartTotals(cart: {
  readonly lines: readonly CartLine[];
  readonly discount?: Paise;
  readonly shipping?: Paise;
  /** Coins redeemed, in coins. */
  readonly coins?: number;
}): CartTotals {
  const { lines, shipping = ZERO_PAISE } = cart;
  const subtotal = addMoney(...lines.map(({ basePrice, quantity }) => multiplyMoney(basePrice, quantity)));
  const gst = addMoney(...lines.map((line) => multiplyMoney(line.gst, line.quantity)));
  const discount = smallerMoney(cart.discount ?? ZERO_PAISE, subtotal);
  const finalTotal = addMoney(subtractMoney(subtotal, discount), gst);
  const orderTotal = addMoney(finalTotal, shipping);
  const coins = redeemableCoins(cart.coins ?? 0, orderTotal);
  const payable = subtractMoney(orderTotal, multiplyMoney(COIN_VALUE, coins));
  return { subtotal, discount, gst, finalTotal, shipping, orderTotal, coins, payable };
}
