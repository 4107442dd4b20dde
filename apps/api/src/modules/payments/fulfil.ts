import { SELLER } from "@store/content/brand";
import { formatRupees } from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { payments } from "../../db/schema/index.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { issueGiftVoucher } from "../gift-vouchers/issue-gift-voucher.ts";
import { beginMembership } from "../membership/membership.ts";
import { settleOrder } from "../orders/settle-order.ts";

type PaymentRow = typeof payments.$inferSelect;

/** Money that came for what cannot be given, or not again: the people of the shop send it back, by these numbers. */
async function askForRefund(tx: Database, payment: PaymentRow, what: string, now: Date): Promise<void> {
  const { txnId, gateway, gatewayReference, amount } = payment;
  const text = [
    `${formatRupees(amount)} came for ${what}, which does not wait for it. Please refund the amount, or come to terms with the customer.`,
    `Transaction: ${txnId}\nIts number at ${gateway}: ${gatewayReference}`,
  ].join("\n\n");
  await queueMessages(tx, [{ channel: "mail", to: SELLER.email, subject: `To be refunded: ${txnId}`, text }], now);
}

/** Gives what a payment has just paid for. */
export async function fulfil(tx: Database, payment: PaymentRow, now: Date): Promise<void> {
  const { purpose, txnId } = payment;
  const id = purpose === "membership" ? payment.customerId : payment.subjectId;
  if (id === null) throw new Error(`The payment ${txnId} pays for nothing`);
  if (purpose === "membership") return beginMembership(tx, id, now);
  if (purpose === "gift_voucher") {
    const isIssued = await issueGiftVoucher(tx, id, now);
    return isIssued ? undefined : askForRefund(tx, payment, `gift voucher ${id}`, now);
  }
  const { order, isKept } = await settleOrder(tx, id, now);
  if (!isKept) await askForRefund(tx, payment, `order ${order.number}`, now);
}
