import { randomBytes } from "node:crypto";
import { plainGiftVoucherTerms } from "@store/content/gift-voucher-terms";
import { codeOfBytes, formatRoundRupees, type Policy, receiptFileName, voucherKey } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { giftVouchers, vouchers } from "../../db/schema/index.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { nextDocumentNumber } from "../papers/document-number.ts";
import { type PaymentHandler, subjectOf } from "../payments/payment-service.ts";

const CODE_BYTES = 16;

/** A new code such as GIFT-7KQM-2XPA-WR9C-HT5D: 80 random bits, easy to read out. */
export const newVoucherCode = (): string => `GIFT-${codeOfBytes(randomBytes(CODE_BYTES))}`;

/** The code for who receives a voucher, and a receipt, without the code, for who gives it. */
function giftVoucherMails(
  voucher: typeof giftVouchers.$inferSelect,
  { code, receiptNumber }: { readonly code: string; readonly receiptNumber: string },
  policy: Policy,
): readonly Message[] {
  const { id: giftVoucherId, senderName, senderEmail, receiverName, receiverEmail, message } = voucher;
  const amount = formatRoundRupees(voucher.amount);
  return [
    createMail({
      to: receiverEmail,
      name: receiverName,
      key: "gift-voucher",
      values: { sender: senderName, amount },
      blocks: [
        ...(message === "" ? [] : [{ kind: "quote", text: message } as const]),
        { kind: "gift-card", amount, code, receiver: receiverName, sender: senderName },
        {
          kind: "steps",
          title: "How to spend it",
          steps: [
            "Choose what you like in our shop.",
            "Login, open your cart and enter the code as a voucher.",
            "It pays for goods, GST and shipping. What is left on it stays in your account for the next order.",
          ],
        },
      ],
      button: { label: "Go to the shop", url: siteLink("/shop") },
      note: plainGiftVoucherTerms(policy).join("\n"),
    }),
    createMail({
      to: senderEmail,
      name: senderName,
      key: "gift-voucher-receipt",
      values: { amount, receiver: receiverName, "receiver-email": receiverEmail },
      attachments: [{ name: receiptFileName(receiptNumber), paper: { kind: "receipt", giftVoucherId } }],
    }),
  ];
}

/**
 * Turns a gift voucher that was paid into a code, and mails it.
 * @returns false when it was issued before.
 */
async function issueGiftVoucher(tx: Database, id: number, now: Date, policy: Policy): Promise<boolean> {
  const [ordered] = await tx.select().from(giftVouchers).where(eq(giftVouchers.id, id)).for("no key update");
  if (!ordered || ordered.voucherId !== null) return false;
  const code = newVoucherCode();
  const [voucher] = await tx
    .insert(vouchers)
    .values({ code, codeKey: voucherKey(code), kind: "flat", amount: ordered.amount, isGift: true, createdAt: now })
    .returning({ id: vouchers.id });
  const receiptNumber = await nextDocumentNumber(tx, "receipt", now, policy);
  const columns = { voucherId: voucher?.id, receiptNumber, paidAt: now };
  await tx.update(giftVouchers).set(columns).where(eq(giftVouchers.id, id));
  await queueMessages(tx, giftVoucherMails(ordered, { code, receiptNumber }, policy), now);
  return true;
}

export const giftVoucherPayments: PaymentHandler = {
  fulfil: async (tx, payment, now, policy) => {
    const id = subjectOf(payment);
    return (await issueGiftVoucher(tx, id, now, policy)) ? undefined : { refundFor: `gift voucher ${id}` };
  },
  screen: async () => ({ path: "/" }),
};
