import type { Cart, Order } from "@store/api-client/contract";
import {
  addMoney,
  COIN_VALUE,
  giftVoucherSplit,
  isShownLine,
  multiplyMoney,
  type Paise,
  splitPayment,
  ZERO_PAISE,
} from "@store/domain";
import type { SummaryRow } from "@store/ui/summary";
import type { InferOutput } from "valibot";

type Totals = Pick<InferOutput<typeof Cart>, "final_total" | "gift_voucher_amt" | "gift_voucher_balance" | "used_coin">;

/** What a cart costs with its shipping, and how it is paid. A backend that names no balance names what it takes off. */
export function cartPayment(cart: Totals, shipping: Paise) {
  const orderTotal = addMoney(cart.final_total, shipping);
  const { gift_voucher_balance: balance, gift_voucher_amt } = cart;
  const payment = splitPayment({ orderTotal, giftVoucher: balance ?? gift_voucher_amt, coins: cart.used_coin });
  /** What stays on the gift voucher after this order; undefined where its balance is not known. */
  const giftVoucherLeft = balance && giftVoucherSplit(balance, orderTotal).leaves;
  return { orderTotal, giftVoucherLeft, ...payment };
}

/** The lines below an order's sums: its total, what gift voucher and coins pay of it; none where it is paid in money. */
export function paymentRows(
  paid: { readonly orderTotal: Paise; readonly giftVoucher: Paise; readonly coins: number },
  totalLabel = "Total",
): readonly SummaryRow[] {
  const deductions = [
    { label: "Gift voucher", amount: paid.giftVoucher, isDeduction: true },
    { label: "Coins used", amount: multiplyMoney(COIN_VALUE, paid.coins), isDeduction: true },
  ].filter(({ amount }) => isShownLine(amount));
  return deductions.length === 0 ? [] : [{ label: totalLabel, amount: paid.orderTotal }, ...deductions];
}

/** The same of an order that was placed: its `final_total` is what gift voucher and coins have left to pay. */
export function orderPaymentRows(
  order: Pick<InferOutput<typeof Order>, "final_total" | "gift_voucher_amt" | "used_coin">,
) {
  const { final_total, gift_voucher_amt: giftVoucher = ZERO_PAISE, used_coin: coins } = order;
  const orderTotal = addMoney(final_total, giftVoucher, multiplyMoney(COIN_VALUE, coins));
  return paymentRows({ orderTotal, giftVoucher, coins });
}
