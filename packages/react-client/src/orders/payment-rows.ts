import type { Order } from "@store/api-client/contract";
import { addMoney, CASH_FEE, COIN_VALUE, isShownLine, multiplyMoney, type Paise, ZERO_PAISE } from "@store/domain";
import type { SummaryRow } from "@store/ui/summary";
import type { InferOutput } from "valibot";

/** The line of the fee for cash on delivery, where one is charged. */
export const cashFeeRows = (amount: Paise = ZERO_PAISE): readonly SummaryRow[] =>
  amount > 0 ? [{ label: CASH_FEE, amount }] : [];

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

/** What a discount's amount is labelled with: by its name, where the shop gives it by itself. */
export const discountLabel = ({ discount_name: name }: { readonly discount_name?: string | undefined }): string =>
  name ? `Discount: ${name}` : "Discount";
