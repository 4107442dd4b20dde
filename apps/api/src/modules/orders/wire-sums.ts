import { type CartTotals, toRupees } from "@store/domain";

/** The totals of an order as the wire has them. */
export const wireSums = ({ subtotal, discount, gst, shipping, cashFee, giftVoucher, payable }: CartTotals) => ({
  product_total: toRupees(subtotal),
  discount_amt: toRupees(discount),
  tax_amt: toRupees(gst),
  shipping_amt: toRupees(shipping),
  cash_fee_amt: toRupees(cashFee),
  gift_voucher_amt: toRupees(giftVoucher),
  final_total: toRupees(payable),
});
