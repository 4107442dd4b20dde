import { SHOP_NAME } from "@store/content/brand";
import { formatRoundRupees } from "@store/domain";
import type { giftVouchers } from "../../db/schema/index.ts";
import type { Message } from "../../outbox/queue-message.ts";

/** The code for who receives a voucher, and a receipt, without the code, for who gives it. */
export function giftVoucherMails(voucher: typeof giftVouchers.$inferSelect, code: string): readonly Message[] {
  const { senderName, senderEmail, receiverName, receiverEmail, message } = voucher;
  const amount = formatRoundRupees(voucher.amount);
  const gift = [
    `Dear ${receiverName},`,
    `${senderName} gives you a gift voucher of ${amount} for ${SHOP_NAME}.`,
    ...(message === "" ? [] : [`“${message}”`]),
    `Your code: ${code}`,
    "Enter it in your cart. What an order leaves on it stays good for the next one.",
  ];
  const receipt = [
    `Dear ${senderName},`,
    `Thank you! Your gift voucher of ${amount} is paid, and its code is on its way to ${receiverName} (${receiverEmail}).`,
  ];
  return [
    {
      channel: "mail",
      to: receiverEmail,
      subject: `A gift voucher of ${amount} for ${SHOP_NAME}`,
      text: gift.join("\n\n"),
    },
    {
      channel: "mail",
      to: senderEmail,
      subject: `Your gift voucher of ${amount}`,
      text: receipt.join("\n\n"),
    },
  ];
}
