import { formatRupees, isShownLine } from "@store/domain";
import { countOf } from "../parts/count-of.ts";
import type { StaffOrder } from "./order.ts";

/** The pieces of a line that are sent: others were taken out of it once it was paid. */
export const piecesToSend = ({ quantity, withdrawn = 0 }: StaffOrder["product_info"][number]): number =>
  quantity - withdrawn;

/** How a refund reaches the payer. */
export const refundWay = ({ is_refund_by_hand }: StaffOrder): string =>
  is_refund_by_hand ? "manually" : "the way it was paid";

/** What happens to the order's money when it is cancelled or taken back, shown before it is done. */
export function moneyWords(order: StaffOrder): string {
  const { refundable, refunds, is_paid, final_total } = order;
  const coins = "Coins that it earned are taken back: those that were spent come off";
  if (refundable > 0) {
    return `What is left of its money, ${formatRupees(refundable)}, is refunded ${refundWay(order)}. ${coins} the refund.`;
  }
  if (refunds.length > 0) return "All of it has been refunded already.";
  if (is_paid && final_total === 0) return `No money was paid for it. ${coins} the gift voucher.`;
  return "Nothing was paid, so nothing is refunded.";
}

/** Asked of goods that came back. */
export const RESTOCK = "The goods can be sold again: put them back into stock";

/** What comes back as what it was (C38). */
export function giftWords({ gift_voucher_amt: voucher, used_coin: coins }: StaffOrder): string {
  const parts = [
    ...(voucher !== undefined && isShownLine(voucher) ? [`${formatRupees(voucher)} of the gift voucher`] : []),
    ...(coins > 0 ? [countOf(coins, "coin")] : []),
  ];
  return parts.length > 0 ? ` Also given back: ${parts.join(" and ")}.` : "";
}
