import type { Cart } from "@store/api-client/contract";
import { addMoney, giftVoucherSplit, type Paise, splitPayment } from "@store/domain";
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
