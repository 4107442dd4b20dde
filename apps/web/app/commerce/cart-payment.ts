import type { Cart } from "@store/api-client/contract";
import { giftVoucherSplit, orderPayment, type Paise } from "@store/domain";
import type { InferOutput } from "valibot";

type Totals = Pick<InferOutput<typeof Cart>, "final_total" | "gift_voucher_amt" | "gift_voucher_balance" | "used_coin">;

/**
 * What a cart costs with its shipping, and how it is paid. A backend that names no balance names what it takes off.
 * @param cashFee of an order that would be paid on delivery.
 */
export function cartPayment(cart: Totals, shipping: Paise, cashFee?: Paise) {
  const { final_total: finalTotal, gift_voucher_balance: balance, gift_voucher_amt, used_coin: coins } = cart;
  const payment = orderPayment({ finalTotal, shipping, cashFee, giftVoucher: balance ?? gift_voucher_amt, coins });
  /** What stays on the gift voucher after this order; undefined where its balance is not known. */
  const giftVoucherLeft = balance && giftVoucherSplit(balance, payment.orderTotal).leaves;
  return { giftVoucherLeft, ...payment };
}
