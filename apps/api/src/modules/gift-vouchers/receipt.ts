import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { giftVouchers } from "../../db/schema/index.ts";
import type { ReceiptDocument } from "../../ports/pdf/pdf.ts";
import { readSellerAt } from "../shop-settings/seller-at.ts";

/**
 * The receipt of a gift voucher that was paid. It is no invoice: GST is due on what the voucher is spent on (section 12(4)
 * of India's CGST act).
 */
export async function readReceipt(db: Database, giftVoucherId: number): Promise<ReceiptDocument> {
  const [voucher] = await db.select().from(giftVouchers).where(eq(giftVouchers.id, giftVoucherId));
  const { receiptNumber, paidAt } = voucher ?? {};
  if (!voucher || !receiptNumber || !paidAt) throw new Error(`The gift voucher ${giftVoucherId} has no receipt`);
  const { amount, senderName: name, senderEmail: email, receiverName: receiver } = voucher;
  const seller = await readSellerAt(db, paidAt);
  return { seller, number: receiptNumber, issuedAt: paidAt, buyer: { name, email }, receiver, amount };
}
