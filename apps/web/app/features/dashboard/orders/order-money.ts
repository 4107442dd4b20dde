import { formatRupees, isShownLine } from "@store/domain";
import { countOf } from "../count-of.ts";
import type { StaffOrder } from "./staff-order.ts";

/** How a refund reaches who paid. */
export const refundWay = ({ is_refund_by_hand }: StaffOrder): string =>
  is_refund_by_hand ? "by hand" : "to the way it was paid";

/** What becomes of the order's money when it is cancelled or taken back, said before it is done. */
export function moneyWords(order: StaffOrder): string {
  const { refundable, refunds, is_paid, final_total } = order;
  if (refundable > 0) {
    const coins = "Coins that it earned are taken back: those that were spent come off the refund.";
    return `What is left of its money, ${formatRupees(refundable)}, is refunded ${refundWay(order)}. ${coins}`;
  }
  if (refunds.length > 0) return "All of its money was refunded before.";
  if (is_paid && final_total === 0) return "No money was paid for it.";
  return "Nothing of it was paid, so that nothing is refunded.";
}

/** What comes back as what it was (checklist C38). */
export function giftWords({ gift_voucher_amt: voucher, used_coin: coins }: StaffOrder): string {
  const parts = [
    ...(voucher !== undefined && isShownLine(voucher) ? [`${formatRupees(voucher)} of the gift voucher`] : []),
    ...(coins > 0 ? [countOf(coins, "coin")] : []),
  ];
  return parts.length > 0 ? ` What it was paid with beside money comes back: ${parts.join(" and ")}.` : "";
}
