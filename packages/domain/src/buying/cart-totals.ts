import { allocate } from "../money/allocate.ts";
import {
  addMoney,
  COIN_VALUE,
  multiplyMoney,
  type Paise,
  smallerMoney,
  subtractMoney,
  wholeRupees,
  ZERO_PAISE,
} from "../money/money.ts";
import { fractionOf } from "../money/percent.ts";

/** One line of a cart: the price of one piece before GST, the GST on one piece, and how many pieces. */
export type CartLine = { readonly basePrice: Paise; readonly gst: Paise; readonly quantity: number };

/** What one line costs with its share of the discount. An invoice's lines are these, and add up to the order. */
export type LineTotals = {
  /** All pieces, before discount and GST. */
  readonly base: Paise;
  /** Its share of the discount. */
  readonly discount: Paise;
  /** Base − discount: the taxable value. */
  readonly taxable: Paise;
  /** GST on the taxable value. */
  readonly gst: Paise;
  /** Taxable value and GST. */
  readonly total: Paise;
};

export type CartTotals = {
  /** The goods at their prices with GST, undiscounted: `product_price` of the wire, which the minimum order looks at. */
  readonly goodsTotal: Paise;
  /** Before GST. */
  readonly subtotal: Paise;
  /** A promotion's, or a subscription's; never a gift voucher. */
  readonly discount: Paise;
  /** On what the discount leaves. */
  readonly gst: Paise;
  /** Subtotal − discount + GST: the `final_total` of the wire. */
  readonly finalTotal: Paise;
} & OrderPayment;

export type OrderPayment = {
  readonly shipping: Paise;
  /** For cash on delivery. */
  readonly cashFee: Paise;
  /** Final total, shipping and cash fee: what the order costs, however it is paid. */
  readonly orderTotal: Paise;
} & PaymentSplit;

export type PaymentSplit = {
  /** Taken off by a gift voucher: up to the whole order. */
  readonly giftVoucher: Paise;
  /** Order total − gift voucher: what coins may pay. */
  readonly beforeCoins: Paise;
  /** Coins taken off: at most the whole rupees of what the gift voucher leaves. */
  readonly coins: number;
  /** What is left to pay. */
  readonly payable: Paise;
};

const baseOf = ({ basePrice, quantity }: CartLine): Paise => multiplyMoney(basePrice, quantity);
const fullGstOf = ({ gst, quantity }: CartLine): Paise => multiplyMoney(gst, quantity);

/** The goods of a cart at their prices with GST, before anything is taken off: the sum of `cart_items.total` (C37). */
export const goodsTotal = (lines: readonly CartLine[]): Paise =>
  addMoney(...lines.flatMap((line) => [baseOf(line), fullGstOf(line)]));

/**
 * Takes a discount off before GST: spread over the lines in proportion to their base, to the paisa. A line's GST falls
 * in the same proportion, half a paisa rounded up (C38).
 * @param discount at most the lines' base.
 */
export function lineTotals(lines: readonly CartLine[], discount: Paise = ZERO_PAISE): LineTotals[] {
  const bases = lines.map(baseOf);
  const shares = allocate(discount, bases);
  return lines.map((line, index) => {
    const base = bases[index] ?? ZERO_PAISE;
    const share = shares[index] ?? ZERO_PAISE;
    const taxable = subtractMoney(base, share);
    const gst = share === 0 ? fullGstOf(line) : fractionOf(fullGstOf(line), taxable, base);
    return { base, discount: share, taxable, gst, total: addMoney(taxable, gst) };
  });
}

/**
 * How much a gift voucher pays of an order, up to the whole, and what stays on it for the next (C38).
 * @param balance what is on the voucher before the order.
 */
export function giftVoucherSplit(balance: Paise, orderTotal: Paise): { readonly pays: Paise; readonly leaves: Paise } {
  const pays = smallerMoney(balance, orderTotal);
  return { pays, leaves: subtractMoney(balance, pays) };
}

/**
 * How an order's total is paid: by the gift voucher first, by coins next, and by the shopper (C38). How many coins may be
 * redeemed is decided before: an order that was placed adds up the same under any policy.
 */
export function splitPayment(order: {
  readonly orderTotal: Paise;
  /** What is left on the gift voucher. */
  readonly giftVoucher?: Paise | undefined;
  /** Coins redeemed, in coins. */
  readonly coins?: number | undefined;
}): PaymentSplit {
  const { pays: giftVoucher } = giftVoucherSplit(order.giftVoucher ?? ZERO_PAISE, order.orderTotal);
  const beforeCoins = subtractMoney(order.orderTotal, giftVoucher);
  const coins = Math.max(0, Math.floor(Math.min(order.coins ?? 0, wholeRupees(beforeCoins))));
  return { giftVoucher, beforeCoins, coins, payable: subtractMoney(beforeCoins, multiplyMoney(COIN_VALUE, coins)) };
}

/**
 * What an order costs with shipping and cash fee, and how that is paid. The fee is charged where cash is left to pay: what
 * gift voucher and coins cover whole is no order that is paid on delivery.
 */
export function orderPayment(order: {
  readonly finalTotal: Paise;
  readonly shipping?: Paise | undefined;
  /** Of an order that would be paid on delivery. */
  readonly cashFee?: Paise | undefined;
  readonly giftVoucher?: Paise | undefined;
  readonly coins?: number | undefined;
}): OrderPayment {
  const { finalTotal, shipping = ZERO_PAISE } = order;
  const delivered = addMoney(finalTotal, shipping);
  const isCashLeft = splitPayment({ ...order, orderTotal: delivered }).payable > 0;
  const cashFee = (isCashLeft && order.cashFee) || ZERO_PAISE;
  const orderTotal = addMoney(delivered, cashFee);
  return { shipping, cashFee, orderTotal, ...splitPayment({ ...order, orderTotal }) };
}

/**
 * Adds up a cart in the order of C14: subtotal − discount + GST = final total, + shipping and cash fee, − gift voucher,
 * and coins last. A discount never exceeds the subtotal, voucher and coins never the total: a cart that shrank after a
 * voucher or a redemption still adds up, and is never negative.
 */
export function cartTotals(cart: {
  readonly lines: readonly CartLine[];
  readonly discount?: Paise;
  readonly shipping?: Paise;
  /** Of an order that would be paid on delivery. */
  readonly cashFee?: Paise;
  /** What is left on the gift voucher. */
  readonly giftVoucher?: Paise;
  /** Coins redeemed, in coins. */
  readonly coins?: number;
}): CartTotals {
  const { lines } = cart;
  const subtotal = addMoney(...lines.map(baseOf));
  const discount = smallerMoney(cart.discount ?? ZERO_PAISE, subtotal);
  const gst = addMoney(...lineTotals(lines, discount).map((line) => line.gst));
  const finalTotal = addMoney(subtractMoney(subtotal, discount), gst);
  const payment = orderPayment({ ...cart, finalTotal });
  return { goodsTotal: goodsTotal(lines), subtotal, discount, gst, finalTotal, ...payment };
}
