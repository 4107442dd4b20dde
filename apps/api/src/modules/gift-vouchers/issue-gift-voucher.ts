import { voucherKey } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { giftVouchers, vouchers } from "../../db/schema/index.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { giftVoucherMails } from "./mails.ts";
import { newVoucherCode } from "./voucher-code.ts";

/**
 * Turns a gift voucher that was paid into a code, and mails it.
 * @returns false when it was issued before.
 */
export async function issueGiftVoucher(tx: Database, id: number, now: Date): Promise<boolean> {
  const [ordered] = await tx.select().from(giftVouchers).where(eq(giftVouchers.id, id)).for("no key update");
  if (!ordered || ordered.voucherId !== null) return false;
  const code = newVoucherCode();
  const [voucher] = await tx
    .insert(vouchers)
    .values({ code, codeKey: voucherKey(code), kind: "flat", amount: ordered.amount, isGift: true, createdAt: now })
    .returning({ id: vouchers.id });
  await tx.update(giftVouchers).set({ voucherId: voucher?.id }).where(eq(giftVouchers.id, id));
  await queueMessages(tx, giftVoucherMails(ordered, code), now);
  return true;
}
